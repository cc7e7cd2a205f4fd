import { sql } from 'kysely'
import type { DiseaseSurroundings } from '#domain/matching/comparison/disease-relation.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { termsWithSynonym } from '#server/knowledge/search/synonyms/synonyms.ts'
import type { Reading } from '#server/storage/database.ts'
import { tumorTypesNamed } from './oncotree.ts'

/** The disease of a patient, with its place in the ontology. */
export interface PatientDisease extends DiseaseSurroundings {
  name: string
  doid: string | null
}

type DiseaseRow = Pick<PatientDisease, 'id' | 'name' | 'doid'>

async function reachable(
  db: Reading,
  id: number,
  from: 'disease_id' | 'parent_id',
  to: 'disease_id' | 'parent_id',
) {
  const { rows } = await sql<{ id: number }>`
    with recursive reached(id) as (
      select ${sql.ref(to)} from disease_parents where ${sql.ref(from)} = ${id}
      union
      select ${sql.ref(`link.${to}`)} from disease_parents as link join reached on ${sql.ref(`link.${from}`)} = reached.id
    )
    select id from reached`.execute(db)
  return new Set(rows.map((row) => row.id))
}

const diseasesOf = (db: Reading) =>
  db
    .selectFrom('diseases')
    .select(['diseases.id', 'diseases.name', 'diseases.doid'])
    .where('diseases.deprecated', '=', false)
    .orderBy('diseases.id')

const withDoids = (db: Reading, doids: readonly string[]): Promise<DiseaseRow[]> =>
  doids.length === 0 ? Promise.resolve([]) : diseasesOf(db).where('doid', 'in', doids).execute()

/** `50861` as releases write it, too: `0050861`. */
const spellingsOfDoid = (digits: string) => [digits, digits.replace(/^0+/, ''), digits.padStart(7, '0')]

async function withNcitCode(db: Reading, code: string): Promise<DiseaseRow[]> {
  const ofOntology = await diseasesOf(db)
    .innerJoin('disease_external_ids as other', 'other.disease_id', 'diseases.id')
    .where('other.external_id', '=', code)
    .execute()
  if (ofOntology.length > 0) return ofOntology
  return withDoids(
    db,
    tumorTypesNamed(code).map(({ doid }) => doid),
  )
}

/** Diseases with a name, else those with an alias, a common name, or a code or name of OncoTree. */
async function named(db: Reading, text: string): Promise<DiseaseRow[]> {
  const folded = foldText(squeezeSpace(text))
  const byName = await diseasesOf(db).where('name_folded', '=', folded).execute()
  if (byName.length > 0) return byName
  const byAlias = await diseasesOf(db)
    .innerJoin('disease_disease_aliases as link', 'link.disease_id', 'diseases.id')
    .innerJoin('disease_aliases as alias', 'alias.id', 'link.disease_alias_id')
    .where('alias.name_folded', '=', folded)
    .execute()
  const terms = termsWithSynonym(text).flatMap(({ kind, name }) =>
    kind === 'DISEASE' ? [foldText(name)] : [],
  )
  const bySynonym = terms.length === 0 ? [] : await diseasesOf(db).where('name_folded', 'in', terms).execute()
  const byTumorType = await withDoids(
    db,
    tumorTypesNamed(text).map(({ doid }) => doid),
  )
  return [...byAlias, ...bySynonym, ...byTumorType]
}

/** The diseases that a text can mean. */
async function meantBy(db: Reading, text: string): Promise<DiseaseRow[]> {
  const id = /^id:(\d{1,15})$/i.exec(text)?.[1]
  if (id) return diseasesOf(db).where('id', '=', Number(id)).execute()
  const [, prefix, digits] = /^(DOID[:_ ]?)?(\d{1,15})$/i.exec(text) ?? []
  if (digits) {
    const byDoid = await withDoids(db, spellingsOfDoid(digits))
    return prefix ? byDoid : [...byDoid, ...(await meantBy(db, `id:${digits}`))]
  }
  const code = /^(?:NCIT?[:_ ]?)?(C\d{3,7})$/i.exec(text)?.[1]
  return code ? withNcitCode(db, code.toUpperCase()) : named(db, text)
}

const labelOf = ({ id, name, doid }: DiseaseRow) => `${name} (${doid ? `DOID:${doid}` : `id:${id}`})`

const FORMS =
  'a name or alias (NSCLC), a DOID (DOID:1909 or 1909), a code of NCI Thesaurus (C3224) or OncoTree (LUAD), or id:7 for the id of a record'

/**
 * The disease that a text names: by name, alias, DOID, code of NCI Thesaurus or OncoTree, or the id of its record.
 * @throws ClientError when it names none or several
 */
export async function findPatientDisease(db: Reading, input: string): Promise<PatientDisease> {
  const text = input.trim()
  const meant = [...new Map((await meantBy(db, text)).map((row) => [row.id, row])).values()]
  const [disease, ...others] = meant
  if (others.length > 0)
    throw new ClientError(
      'BAD_REQUEST',
      `The disease “${text}” may be ${meant.slice(0, 10).map(labelOf).join(' or ')}: write the DOID or the name of the intended one.`,
    )
  if (!disease) {
    const [type] = tumorTypesNamed(text)
    throw new ClientError(
      'BAD_REQUEST',
      type
        ? `“${text}” is ${type.name} (DOID:${type.doid}), and there is no disease with this DOID in this knowledgebase: import the Disease Ontology, or give a broader one.`
        : `There is no disease “${text}”: give ${FORMS}.`,
    )
  }
  const ancestors = await reachable(db, disease.id, 'disease_id', 'parent_id')
  const descendants = await reachable(db, disease.id, 'parent_id', 'disease_id')
  return { ...disease, ancestors, descendants }
}
