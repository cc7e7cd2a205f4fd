import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { isWholeRun } from './tests/support/whole-run.ts'

/** Tests of tens of seconds: they run where everything does, and where the command names one. */
const longTests =
  isWholeRun || process.argv.some((argument) => argument.includes('.long')) ? [] : ['**/*.long.test.ts']

/** Files that take longest although they are short, longest first: begun last, one would run alone at the end. */
const LONGEST = [
  'tests/api/http/attack.test.ts',
  'tests/api/replicas/several-processes.long.test.ts',
  'tests/api/export/release.long.test.ts',
  'tests/api/export/partial.test.ts',
  'tests/api/backup/backup.test.ts',
  'tests/api/accounts/sign-in.test.ts',
  'tests/api/mirror/faults.test.ts',
  'tests/api/mirror/conflicts.test.ts',
  'tests/api/import/subsets.long.test.ts',
  'tests/api/import/interrupted.long.test.ts',
  'tests/api/import/release.test.ts',
  'tests/api/storage/soak.test.ts',
  'tests/api/monitoring/monitoring.test.ts',
  'tests/api/legacy/streams.test.ts',
  'tests/api/http/serve.test.ts',
  'tests/api/http/traffic/held-resources.test.ts',
  'tests/api/states/freeze.test.ts',
  'tests/api/mail/account-mail.test.ts',
]

/** The order of vitest, which is by the size of the files where their times are not known, with the longest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = LONGEST.flatMap((path) => sorted.filter(({ moduleId }) => moduleId.endsWith(path)))
    return [...long, ...sorted.filter((file) => !long.includes(file))]
  }
}

export default defineConfig({
  // Node loads this file for packages that import graphql; a second copy of it would refuse their schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: 2,
    // Files of one worker share what they import: loading it again for each was a third of the CPU time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
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
          exclude: longTests,
          globalSetup: ['tests/support/storage/engines-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
