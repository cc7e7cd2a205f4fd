import * as fc from 'fast-check'

/**
 * How property tests draw their cases: by one seed, so that a run of the suite says the same twice.
 * `PROPERTY_SEED=random` (or a number) draws others and `PROPERTY_RUNS=5000` more of them.
 */
const { PROPERTY_SEED: seed = '1', PROPERTY_RUNS: runs } = process.env

fc.configureGlobal({
  ...(seed === 'random' ? {} : { seed: Number(seed) }),
  ...(runs ? { numRuns: Number(runs) } : {}),
})
