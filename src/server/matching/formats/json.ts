import { z } from 'zod'
import { JsonTooLarge, parseForeignJson } from '#server/external/bounded-json.ts'
import { readClinicalJson } from '../fhir/read/clinical-json.ts'
import type { ClinicalContent } from '../fhir/read/clinical-json.ts'
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

/**
 * Reads JSON: a list of alterations, an object with `alterations` as `POST /api/match` takes it, or FHIR and Phenopackets,
 * one or several.
 */
export function jsonReader({ index, sample }: ReaderOptions): FormatReader {
  const lines: string[] = []
  let length = 0
  let clinical: ClinicalContent | null = null
  return {
    get format() {
      return clinical?.format ?? 'JSON'
    },
    read(text) {
      length += text.length + 1
      if (length > LONGEST_JSON)
        throw fileError(`The JSON has more than ${LONGEST_JSON} characters: write it as lines, MAF or VCF.`)
      lines.push(text)
      return []
    },
    end() {
      const json = parseLines(lines)
      clinical = readClinicalJson(json, index, sample)
      return clinical ? clinical.entries : entriesOf(json, index.names)
    },
    samples: () => clinical?.samples ?? [],
    diseases: () => clinical?.diseases ?? new Map(),
    origins: () => clinical?.origins ?? new Map(),
    build: () => null,
    leftOut: nothingLeftOut(),
    get warnings() {
      return clinical?.warnings ?? []
    },
  }
}

/** One value of JSON, or one a line, as those of a cohort are written. */
function parseLines(lines: readonly string[]): unknown {
  const values = lines.filter((line) => line.trim() !== '')
  const isOneEach = values.length > 1 && values.every((line) => /^\{.*\}\s*$/.test(line))
  return isOneEach ? values.map(parseJson) : parseJson(lines.join('\n'))
}

function parseJson(text: string): unknown {
  try {
    return parseForeignJson(text)
  } catch (error) {
    if (error instanceof JsonTooLarge)
      throw fileError(`The file is ${error.message}; write it as lines, MAF or VCF.`)
    // The message of the parser quotes what is there, which may be of a patient.
    const [place = ''] = /at position \d+(?: \(line \d+ column \d+\))?/.exec(String(error)) ?? []
    throw fileError(`The file is not valid JSON${place && ` ${place}`}.`)
  }
}

/** What a JSON is that is no list of alterations, where it says. */
function seenIn(json: unknown): string {
  const keys =
    typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json).slice(0, 8) : []
  return keys.length > 0 ? `The file is a JSON object with ${keys.map(quoted).join(', ')}. ` : ''
}

function entriesOf(json: unknown, names: ReaderOptions['index']['names']): FileEntry[] {
  const parsed = JsonFile.safeParse(json)
  if (!parsed.success)
    throw fileError(
      `${seenIn(json)}The JSON must be a list of alterations, an object with “alterations”, a Bundle of FHIR or a Phenopacket; alterations are texts such as "BRAF V600E", or objects such as {"gene": "BRAF", "proteinChange": "V600E"}.`,
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
