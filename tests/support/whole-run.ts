/**
 * Whether the run is one of everything, as `npm run test:all` is: long tests, tables with all their members, and PostgreSQL
 * for every suite.
 */
export const isWholeRun = process.env['TEST_EXTENT'] === 'whole'
