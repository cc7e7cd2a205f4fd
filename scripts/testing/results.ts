import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** How many seconds the tests of a file took, one after the other. */
export type FileTime = { file: string; seconds: number }

/**
 * How many tests passed, and the names of those that failed, were skipped, or passed at the second attempt only; what
 * failed says why on the lines below its name.
 */
export type Tally = {
  passed: number
  failed: string[]
  skipped: string[]
  flaky: string[]
  files: FileTime[]
}

/** A tally of nothing yet. */
export const emptyTally = (): Tally => ({ passed: 0, failed: [], skipped: [], flaky: [], files: [] })

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string().optional(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
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
    const seconds = (file.endTime - file.startTime) / 1000
    tally.files.push({ file: relative(process.cwd(), file.name), seconds })
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      tally.failed.push(file.name)
    }
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      const failure = withReasons(fullName, failureMessages)
      if (status === 'failed') tally.failed.push(failure)
      else if (status !== 'passed') tally.skipped.push(fullName)
      else tally.passed += 1
      // What passed at the second attempt still says why it failed at the first.
      if (status === 'passed' && failureMessages.length > 0) tally.flaky.push(failure)
    }
  }
  return tally
}

/** Counts a report of Playwright's JSON reporter. A report of `--list` has no results: all its tests are skipped. */
export function playwrightTally(reportFile: string, listed = false): Tally {
  const tally = emptyTally()
  const milliseconds = new Map<string, number>()
  const visit = (suite: z.infer<typeof PlaywrightSuite>, path: string[]) => {
    const here = [...path, suite.title]
    for (const spec of suite.specs) {
      for (const { projectName, status, results } of spec.tests) {
        const name = [projectName, ...here, spec.title].filter(Boolean).join(' › ')
        const duration = results.reduce((sum, result) => sum + result.duration, 0)
        milliseconds.set(spec.file, (milliseconds.get(spec.file) ?? 0) + duration)
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''))
        const failure = withReasons(name, errors)
        if (listed || status === 'skipped') tally.skipped.push(name)
        else if (status === 'expected' || status === 'flaky') tally.passed += 1
        else tally.failed.push(failure)
        if (status === 'flaky') tally.flaky.push(failure)
      }
    }
    for (const inner of suite.suites) visit(inner, here)
  }
  for (const suite of PlaywrightReport.parse(readReport(reportFile)).suites) visit(suite, [])
  tally.files = [...milliseconds].map(([file, ms]) => ({ file, seconds: ms / 1000 }))
  return tally
}

/** Lines of an error that are printed: what was expected and what came. */
const REASON_LINES = 12

/** A name and below it the beginning of each attempt's error, as plain text without the stack of the runner. */
function withReasons(name: string, messages: string[]): string {
  const reasons = messages.flatMap((message) => {
    const lines = stripVTControlCharacters(message).split('\n')
    return lines.filter((line) => !/^\s*at .*(node_modules|<anonymous>)/.test(line)).slice(0, REASON_LINES)
  })
  return [name, ...reasons.map((line) => `      ${line}`)].join('\n')
}

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error('it ended without a report')
  return JSON.parse(readFileSync(file, 'utf8'))
}
