import { fileError } from './file-error.ts'
import { unpacked } from './unpacked.ts'

/** Some lines of a file, without their ends. */
export interface LineBatch {
  /** Number of the first line, from 1. */
  first: number
  lines: string[]
  /** How the file ends its lines. */
  lineEnd: string
}

/** Bounds of what is read of a file. */
export interface FileLimits {
  /** Bytes after unpacking; null: any number. */
  mostBytes: number | null
  /** Called for every piece that is read; throws when nobody wants the rest. */
  checkpoint?: () => void
}

/** Characters of a line: far more than a VCF line with ten thousand samples has. */
const LONGEST_LINE = 4 * 1024 * 1024

/** The encoding that the first bytes name; UTF-8 otherwise. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** Text of bytes, chunk by chunk. @throws ClientError for what is no text */
function textDecoder(firstBytes: Uint8Array) {
  const encoding = encodingOf(firstBytes)
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes: Uint8Array | null, line: number): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      const lossy = new TextDecoder(encoding).decode(bytes ?? undefined)
      const before = lossy.slice(0, Math.max(lossy.indexOf('\u{FFFD}'), 0))
      throw fileError(
        'this is not UTF-8 text. Save the file as UTF-8 (from Latin-1: iconv -f latin1 -t utf-8).',
        line + countLines(before),
      )
    }
  }
}

function assertNoControls(text: string, line: number): void {
  const at = text.indexOf('\0')
  if (at === -1) return
  throw fileError(
    'there is a NUL byte: this is not a text file, or it is damaged.',
    line + countLines(text.slice(0, at)),
  )
}

function assertLineLength(text: string, line: number): void {
  if (text.length > LONGEST_LINE) throw fileError(`it has more than ${LONGEST_LINE} characters.`, line)
}

/**
 * Reads the lines of a file some at a time and with bounded memory: plain, gzip or bgzip, in UTF-8 or UTF-16 with a
 * byte order mark, ending in LF, CR LF or CR.
 * @throws ClientError naming the line
 */
export async function* readFileLines(
  bytes: AsyncIterable<Uint8Array>,
  limits: FileLimits,
): AsyncGenerator<LineBatch> {
  let decode: ReturnType<typeof textDecoder> | null = null
  let rest = ''
  let first = 1
  let lineEnd: string | null = null
  /** The rest ends with a CR, of which the next character tells what it is. */
  let mayEndLine = false
  for await (const chunk of unpacked(bytes, limits)) {
    decode ??= textDecoder(chunk)
    const decoded = decode(chunk, first)
    assertNoControls(decoded, first)
    const text = rest + decoded
    // Parts of a long line are joined without being searched again.
    if (!mayEndLine && !/[\n\r]/.test(decoded)) {
      rest = text
      assertLineLength(rest, first)
      continue
    }
    // A CR at the very end may be half of a CR LF.
    const lines = text.includes('\r') ? text.split(/\r\n|\n|\r(?!$)/) : text.split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) lineEnd ??= /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
    mayEndLine = rest.endsWith('\r')
    for (const [at, line] of lines.entries()) assertLineLength(line, first + at)
    assertLineLength(rest, first + lines.length)
    if (lines.length === 0) continue
    yield { first, lines, lineEnd: lineEnd ?? '\n' }
    first += lines.length
  }
  rest += decode?.(null, first) ?? ''
  if (rest !== '') yield { first, lines: [rest.replace(/\r$/, '')], lineEnd: lineEnd ?? '\n' }
}
