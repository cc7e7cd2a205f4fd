import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** How many tests passed, and the names of those that failed, were skipped, or passed at the second attempt only. */
export type Tally = { passed: number; failed: string[]; skipped: string[]; flaky: string[] }

/** A tally of nothing yet. */
export const emptyTally = (): Tally => ({ passed: 0, failed: [], skipped: [], flaky: [] })

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string().optional() })),
})
const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(PlaywrightSpec).default([]),
  get suites() {
    return z.array(PlaywrightSuite).default([])
  },
})
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) })

/** Counts a report of vitest's JSON reporter; a file that could not be loaded counts as one failed test. */
export function vitestTally(reportFile: string): Tally {
  const tally = emptyTally()
  for (const file of VitestReport.parse(readReport(reportFile)).testResults) {
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      tally.failed.push(file.name)
    }
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      count(tally, fullName, status === 'passed', status === 'failed')
      // What passed at the second attempt still says why it failed at the first.
      if (status === 'passed' && failureMessages.length > 0) tally.flaky.push(fullName)
    }
  }
  return tally
}

/** Counts a report of Playwright's JSON reporter. A report of `--list` has no results: all its tests are skipped. */
export function playwrightTally(reportFile: string, listed = false): Tally {
  const tally = emptyTally()
  const visit = (suite: z.infer<typeof PlaywrightSuite>, path: string[]) => {
    const here = [...path, suite.title]
    for (const spec of suite.specs) {
      for (const { projectName, status } of spec.tests) {
        const name = [projectName, ...here, spec.title].filter(Boolean).join(' › ')
        const passed = status === 'expected' || status === 'flaky'
        if (status === 'flaky') tally.flaky.push(name)
        count(tally, name, !listed && passed, !listed && status !== 'skipped')
      }
    }
    for (const inner of suite.suites) visit(inner, here)
  }
  for (const suite of PlaywrightReport.parse(readReport(reportFile)).suites) visit(suite, [])
  return tally
}

function count(tally: Tally, name: string, passed: boolean, failed: boolean): void {
  if (passed) tally.passed += 1
  else if (failed) tally.failed.push(name)
  else tally.skipped.push(name)
}

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error('it ended without a report')
  return JSON.parse(readFileSync(file, 'utf8'))
}
