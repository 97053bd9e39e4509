import fc from 'fast-check';

/** The seed of `npm test`: a fixed one, so that a change fails only for what it changes. */
const TEST_SEED = 18;

const {OBIS_FUZZ_SEED: seed, OBIS_FUZZ_MS: milliseconds} = process.env;

fc.configureGlobal({
  seed: Number(seed ?? TEST_SEED),
  ...(milliseconds && {
    numRuns: Infinity,
    interruptAfterTimeLimit: Number(milliseconds),
  }),
});
