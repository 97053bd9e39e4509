import fc from 'fast-check';

/** With a fixed seed every run tries the same values, so a test fails only because the code has changed. */
const TEST_SEED = 18;

const {FUZZ_SEED, FUZZ_RUNS} = process.env;

fc.configureGlobal({
  seed: Number(FUZZ_SEED ?? TEST_SEED),
  ...(FUZZ_RUNS && {numRuns: Number(FUZZ_RUNS)}),
});
