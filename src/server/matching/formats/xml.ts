import { SaxesParser } from 'saxes'
import type { SaxesTagPlain } from 'saxes'
import { nothingLeftOut } from './file-entry.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { fileError, quoted } from './file-error.ts'
import { foundationOneReader } from './foundation-one.ts'

/** Elements within one another; real reports have about ten. */
const DEEPEST = 100

/** Name of an element without the prefix of its namespace. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Elements that wrap reports of Foundation Medicine. */
const FOUNDATION_ROOTS = new Set([
  'ResultsReport',
  'ResultsPayload',
  'FinalReport',
  'variant-report',
  'CustomerInformation',
])

const notRead = (root: string, attributes: SaxesTagPlain['attributes'], line: number) =>
  fileError(
    /^html$/i.test(root)
      ? 'the file is a web page: download the file itself.'
      : Object.values(attributes).includes('http://hl7.org/fhir')
        ? 'the file is FHIR as XML: send it as JSON, which is read.'
        : `the file is XML of ${quoted(root)}; of XML, the report of FoundationOne (ResultsReport, variant-report) is read. Give the alterations as a table or one a line.`,
    line,
  )

/**
 * Reads XML element by element: of reports of Foundation Medicine the findings, of others only what they are. Entities are
 * not expanded, and a document type is refused.
 */
export function xmlReader(options: ReaderOptions): FormatReader {
  const parser = new SaxesParser()
  const findings = foundationOneReader(options)
  let entries: FileEntry[] = []
  let depth = 0
  let lineNow = 1
  let hasReport = false

  parser.on('doctype', () => {
    throw fileError('the XML has a document type (DOCTYPE), which is not read.', lineNow)
  })
  parser.on('error', (error) => {
    throw fileError(`the XML is not well-formed: ${error.message.replace(/^\d+:\d+: /, '')}`, lineNow)
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1
    const element = localName(name)
    if (depth === 1 && !FOUNDATION_ROOTS.has(element)) throw notRead(element, attributes, lineNow)
    if (depth > DEEPEST)
      throw fileError(`the XML has more than ${DEEPEST} elements within one another.`, lineNow)
    hasReport ||= element === 'variant-report'
    if (hasReport) entries.push(...findings(element, attributes, lineNow))
  })
  parser.on('closetag', () => {
    depth -= 1
  })

  return {
    format: 'FOUNDATION_ONE',
    read(text, line) {
      lineNow = line
      entries = []
      parser.write(`${text}\n`)
      return entries
    },
    end() {
      parser.close()
      if (!hasReport)
        throw fileError('The XML has no variant-report of Foundation Medicine: it is read as no finding.')
      return []
    },
    build: () => options.build,
    leftOut: nothingLeftOut(),
    warnings: [],
  }
}
