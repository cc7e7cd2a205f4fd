import { ClientError } from '#server/errors/client-error.ts'

/** Databases of conditions that ClinVar takes, the preferred one first. */
const DATABASES = ['MONDO', 'OMIM', 'MedGen', 'Orphanet', 'MeSH'] as const
/** Relations by which a condition of a database stands for the disease, the preferred one first. */
const SAME = ['exactMatch', 'closeMatch']
/** A condition that is wider, narrower or related is another one, and is never submitted for the disease. */
const RELATIONS = [...SAME, 'relatedMatch', 'broadMatch', 'narrowMatch']

type Database = (typeof DATABASES)[number]

/** What ids of a database look like, with an example (ClinVar's submission schema). */
const ID_FORMS: Readonly<Record<Database, readonly [RegExp, string]>> = {
  MONDO: [/^MONDO:\d+$/, 'MONDO:0100038'],
  OMIM: [/^(PS)?\d{6}$/, '300957 or PS200600'],
  MedGen: [/^C?N?\d+$/, '751520'],
  Orphanet: [/^ORPHA:?\d+$/, 'ORPHA71290'],
  MeSH: [/^[CD]\d+$/, 'D009634'],
}

/** Conditions by the digits of the DOID. */
export type ClinvarConditions = ReadonlyMap<string, { db: Database; id: string }>

/** A line of the table. */
interface Row {
  doid: string
  db: Database
  id: string
  isSame: boolean
  /** The smaller the better. */
  rank: number
}

const invalid = (place: string, value: string, what: string, allowed: string) =>
  new ClientError('BAD_USER_INPUT', `${place}: “${value.slice(0, 60)}” is not a valid ${what}: ${allowed}`)

/** @throws ClientError naming the line, the value and what is allowed */
function rowOf(line: string, place: string): Row {
  const cells = line.split('\t').map((cell) => cell.trim())
  const [disease = '', database = '', id = '', relation = 'closeMatch', ...others] = cells
  if (cells.length < 3 || others.length > 0)
    throw invalid(place, line, 'row', 'it must have DOID, db, id and relation, separated by tabs')
  const [, doid] = /^(?:DOID:)?(\d+)$/.exec(disease) ?? []
  if (doid === undefined) throw invalid(place, disease, 'DOID', 'it must be such as DOID:3908')
  const db = DATABASES.find((each) => each === database)
  if (!db) throw invalid(place, database, 'db', `it must be one of ${DATABASES.join(', ')}`)
  const [form, example] = ID_FORMS[db]
  if (!form.test(id)) throw invalid(place, id, `id of ${db}`, `it must be such as ${example}`)
  const found = RELATIONS.indexOf(relation)
  if (found < 0) throw invalid(place, relation, 'relation', `it must be one of ${RELATIONS.join(', ')}`)
  const isSame = found < SAME.length
  return { doid, db, id, isSame, rank: found * DATABASES.length + DATABASES.indexOf(db) }
}

/**
 * Conditions of a table (TSV) with the columns DOID, db, id and relation; a header may stand first. Only exact
 * and close matches count; of several of a disease an exact match comes first, then MONDO before OMIM, MedGen, Orphanet and
 * MeSH.
 * @param name of the file, for messages
 * @throws ClientError naming the line, the value and what is allowed
 */
export function parseConditions(text: string, name: string): ClinvarConditions {
  const best = new Map<string, Row>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const isHeader = index === 0 && /^doid\t/i.test(line)
    if (line.trim() === '' || isHeader) continue
    const row = rowOf(line, `${name}, line ${index + 1}`)
    const former = best.get(row.doid)
    if (!row.isSame) continue
    if (!former || row.rank < former.rank) best.set(row.doid, row)
  }
  return new Map([...best].map(([doid, { db, id }]) => [doid, { db, id }]))
}
