/** Bytes of a list of alterations; far more than 2,000 lines have. */
const LARGEST_LIST = 1_000_000

/** First byte of a gzip file. */
const GZIP = '\u001f'

const FORMATS = [
  { name: 'a VCF file', shape: /^##fileformat=VCF/ },
  { name: 'a MAF file', shape: /^(?:#[^\n]*\n)*Hugo_Symbol\t/ },
]

/** Text of a file of alterations, one a line, or why it cannot be read here. */
export async function readAlterationFile(
  file: File,
): Promise<{ ok: true; value: string } | { ok: false; problem: string }> {
  const head = await file.slice(0, 4096).text()
  const format = head.startsWith(GZIP)
    ? { name: 'a compressed file' }
    : FORMATS.find(({ shape }) => shape.test(head))
  if (format)
    return {
      ok: false,
      problem: `${file.name} is ${format.name}; this page reads lists of alterations, one per line.`,
    }
  if (file.size > LARGEST_LIST)
    return {
      ok: false,
      problem: `${file.name} has ${file.size.toLocaleString('en')} bytes; a list may have ${LARGEST_LIST.toLocaleString('en')}. Match larger files with the command line.`,
    }
  return { ok: true, value: await file.text() }
}
