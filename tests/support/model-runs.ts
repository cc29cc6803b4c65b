/** How often model tests run: `MODEL_RUNS`, which the night sets. */
const numRuns = Number(process.env.MODEL_RUNS ?? 100);

/** Another one each time, unless `MODEL_SEED` repeats an earlier one. */
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));

/**
 * Parameters for fast-check, whose failures name the seed.
 * @param share of the runs, for tests that need fewer than the models of money do
 */
export const modelRuns = (share = 1) => ({ numRuns: Math.ceil(numRuns * share), seed });

console.log(`MODEL_RUNS=${numRuns} MODEL_SEED=${seed} repeats these runs`);
