/** How often a model test runs: less in `npm test` than in the whole gate, which sets the variable. */
export const modelRuns = Number(process.env.MODEL_RUNS ?? 200);
