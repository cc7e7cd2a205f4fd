import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { ClientError } from '#server/errors/client-error.ts'

/** Bytes that tell what a file is. */
const BEGINNING = 1024

/**
 * Rejects a file that is not what its name promises: empty, a web page, a Git LFS pointer, an archive or a spreadsheet.
 * @throws ClientError that says what it is and what to do
 */
export async function assertTextContent(path: string): Promise<void> {
  const name = basename(path)
  const bytes = await beginningOf(path)
  if (bytes.length === 0) throw new ClientError('BAD_USER_INPUT', `${name} is empty. Download it again.`)
  const message = contentError(name, bytes)
  if (message !== null) throw new ClientError('BAD_USER_INPUT', `${name} ${message}`)
}

function contentError(name: string, bytes: Buffer): string | null {
  const text = bytes.toString('latin1')
  if (text.startsWith('\x1f\x8b'))
    return /\.gz$/i.test(name)
      ? null
      : 'is compressed with gzip. Decompress it, or give it a name that ends in .gz.'
  if (/\.gz$/i.test(name))
    return 'is not a gzip file, although its name ends in .gz. Download it again, or remove .gz from its name.'
  if (text.startsWith('PK\x03\x04'))
    return 'is a zip archive or a spreadsheet. Unpack it, or save it as tab-separated text (.tsv).'
  if (text.startsWith('version https://git-lfs.github.com/spec/'))
    return 'is a Git LFS pointer, not the file itself. Fetch the file with “git lfs pull”.'
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|\?xml)/i.test(text))
    return 'is a web page, not a table. Download the file itself; the address may need a login or be wrong.'
  if (text.startsWith('\xff\xfe') || text.startsWith('\xfe\xff'))
    return 'is text in UTF-16. Save it as UTF-8.'
  return null
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(BEGINNING), length: BEGINNING })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Checks whether a header that should be one of tabs is one of commas or semicolons. */
export function isSeparatedOtherwise(header: readonly string[]): boolean {
  const [only = '', ...rest] = header
  return rest.length === 0 && /[,;][^,;]+[,;]/.test(only)
}
