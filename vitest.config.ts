import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Node loads this file for packages that import graphql; a second copy of it would refuse their schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: 2,
    // Files of one worker share what they import: loading it again for each was a third of the CPU time.
    isolate: false,
    setupFiles: ['tests/support/property-tests.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['tests/domain/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/storage/engines-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
