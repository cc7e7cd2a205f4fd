/** What a drill has cost. */
export interface DrillResult {
  /** Changes that were answered as made and are not there, or twice. */
  lost: number
  /** Readers who saw an older version than before, and answers of a kind that no client should get. */
  older: number
  /** Requests without a good answer, of all while the drill ran. */
  failed: number
  requests: number
  /** From the fault until a reader and a curator were answered; of commands, how long they took. */
  seconds: number
  /** What else does not hold, each as a sentence. */
  problems: string[]
}

/** A drill by its name; it leaves nothing behind. */
export interface Drill {
  name: string
  run(): Promise<DrillResult>
}

/** The result of a drill with commands alone. */
export const commandResult = (given: Partial<DrillResult>): DrillResult => ({
  lost: 0,
  older: 0,
  failed: 0,
  requests: 0,
  seconds: 0,
  problems: [],
  ...given,
})

/** Runs something. @returns how many seconds it took */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return (performance.now() - begun) / 1000
}

const COLUMNS = ['lost', 'older', 'failed', 'requests', 'seconds'] as const
const NAME_WIDTH = 44

/** First line of the table of drills. */
export const heading = `${''.padEnd(NAME_WIDTH)}${COLUMNS.map((column) => column.padStart(10)).join('')}`

/** Lines of the table for a drill: its numbers, and what does not hold. */
export const row = (name: string, result: DrillResult): string =>
  [
    `${name.padEnd(NAME_WIDTH)}${COLUMNS.map((column) => (column === 'seconds' ? result.seconds.toFixed(1) : String(result[column])).padStart(10)).join('')}`,
    ...result.problems.slice(0, 10).map((problem) => `  ✗ ${problem}`),
  ].join('\n')

/** Checks whether nothing was lost, nobody saw an older version, and all else holds. */
export const holds = ({ lost, older, problems }: DrillResult): boolean =>
  lost === 0 && older === 0 && problems.length === 0
