/** How often model tests run: `MODEL_RUNS`, which the night sets. */
const numRuns = Number(process.env.MODEL_RUNS ?? 200);

/** Another one in each run, unless `MODEL_SEED` repeats an earlier one. */
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** What fast-check is to do with a model, which says the seed of a failure. @param share of the runs, for what has little state */
export const modelRuns = (share = 1) => ({ numRuns: Math.ceil(numRuns * share), seed });

console.log(`MODEL_RUNS=${numRuns} MODEL_SEED=${seed} repeats these runs`);
