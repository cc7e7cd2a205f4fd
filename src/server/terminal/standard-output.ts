const reasonOf = (error: Error) => ('code' in error ? String(error.code) : error.message)

/**
 * Lets a command end in order when its output cannot be written: quietly where the reader has gone, as `head` goes, and
 * otherwise with a sentence and exit code 1.
 */
export function handleOutputErrors(): void {
  let isReported = false
  process.stdout.on('error', (error) => {
    if (reasonOf(error) === 'EPIPE' || isReported) return
    isReported = true
    process.stderr.write(`Standard output cannot be written: ${sentenceOf(error)}\n`)
    process.exitCode = 1
  })
  // Nobody reads what would be said of it.
  process.stderr.on('error', () => {})
}

function sentenceOf(error: Error): string {
  switch (reasonOf(error)) {
    case 'ENOSPC':
      return 'the disk is full. Free some space, or write to another disk'
    case 'EIO':
      return 'the device reports an error (EIO)'
    default:
      return error.message
  }
}

/** Writes a line to standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

const isWritten = (text: string) =>
  new Promise<boolean>((resolve) => process.stdout.write(text, (error) => resolve(!error)))

/** Writes texts to standard output as fast as they are read there, and makes no more of them when they are not. */
export async function writeOutput(texts: AsyncIterable<string>): Promise<void> {
  for await (const text of texts) if (!(await isWritten(text))) return
}
