import fc from 'fast-check';

/** A fixed seed, so that a change fails only for what it changes. */
const TEST_SEED = 18;

const {FUZZ_SEED, FUZZ_RUNS} = process.env;

fc.configureGlobal({
  seed: Number(FUZZ_SEED ?? TEST_SEED),
  ...(FUZZ_RUNS && {numRuns: Number(FUZZ_RUNS)}),
});
