import { z } from 'zod'
import { JsonTooLarge, parseForeignJson } from '#server/external/bounded-json.ts'
import { alterationSchema, readAlteration } from '../match-request.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { nothingLeftOut } from './file-entry.ts'
import { fileError, quoted } from './file-error.ts'

/** Characters of a JSON file, which is read as a whole. */
const LONGEST_JSON = 16 * 1024 * 1024

const JsonFile = z.union([
  z.array(alterationSchema),
  z.object({ alterations: z.array(alterationSchema), sample: z.string().max(200).nullish() }),
])

/** Reads JSON: a list of alterations, or an object with `alterations` as `POST /api/match` takes it. */
export function jsonReader({ index }: ReaderOptions): FormatReader {
  const lines: string[] = []
  let length = 0
  return {
    format: 'JSON',
    read(text) {
      length += text.length + 1
      if (length > LONGEST_JSON)
        throw fileError(`The JSON has more than ${LONGEST_JSON} characters: write it as lines, MAF or VCF.`)
      lines.push(text)
      return []
    },
    end: () => entriesOf(lines.join('\n'), index.names),
    build: () => null,
    leftOut: nothingLeftOut(),
    warnings: [],
  }
}

function parseJson(text: string): unknown {
  try {
    return parseForeignJson(text)
  } catch (error) {
    if (error instanceof JsonTooLarge)
      throw fileError(`The file is ${error.message}; write it as lines, MAF or VCF.`)
    throw fileError(`The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const FhirResource = z.object({ resourceType: z.string() })

/** What a JSON is that is no list of alterations, where it says. */
function seenIn(json: unknown): string {
  const resource = FhirResource.safeParse(json)
  if (resource.success) return `The file is FHIR (${quoted(resource.data.resourceType)}), which is not read. `
  const keys =
    typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json).slice(0, 8) : []
  return keys.length > 0 ? `The file is a JSON object with ${keys.map(quoted).join(', ')}. ` : ''
}

function entriesOf(text: string, names: ReaderOptions['index']['names']): FileEntry[] {
  const json = parseJson(text)
  const parsed = JsonFile.safeParse(json)
  if (!parsed.success)
    throw fileError(
      `${seenIn(json)}The JSON must be a list of alterations, or an object with “alterations”: texts such as "BRAF V600E", or objects such as {"gene": "BRAF", "proteinChange": "V600E"}.`,
    )
  const { alterations, sample = null } = Array.isArray(parsed.data)
    ? { alterations: parsed.data }
    : parsed.data
  return alterations.map((alteration, position) => ({
    samples: [sample ?? null],
    line: position + 1,
    text: typeof alteration === 'string' ? alteration : JSON.stringify(alteration),
    reading: readAlteration(alteration, names),
  }))
}
