import { sql } from 'kysely'
import type { DiseaseSurroundings } from '#domain/matching/comparison/disease-relation.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { tumorTypesNamed } from '#server/knowledge/names/oncotree.ts'
import { diseaseSurroundings } from '#server/knowledge/records/disease-places.ts'
import { recordsNamed } from '#server/knowledge/names/resolve-names.ts'
import type { Reading } from '#server/storage/database.ts'

/** The disease of a patient, with its place in the ontology. */
export interface PatientDisease extends DiseaseSurroundings {
  name: string
  doid: string | null
}

type DiseaseRow = Pick<PatientDisease, 'id' | 'name' | 'doid'>

const diseasesOf = (db: Reading) =>
  db
    .selectFrom('diseases')
    .select(['diseases.id', 'diseases.name', 'diseases.doid'])
    .where('diseases.deprecated', '=', false)
    .orderBy('diseases.id')

/** The diseases that a text can mean. */
async function meantBy(db: Reading, text: string): Promise<DiseaseRow[]> {
  const [, prefix, id] = /^(id:)?(\d{1,15})$/i.exec(text) ?? []
  const ofRecord = id ? await diseasesOf(db).where('id', '=', Number(id)).execute() : []
  if (prefix) return ofRecord
  const named = await diseasesOf(db)
    .where('id', 'in', sql<number>`(${recordsNamed('diseases', text)})`)
    .execute()
  return [...named, ...ofRecord]
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
  const [surroundings] = await diseaseSurroundings(db, [disease.id])
  return { ...surroundings!, ...disease }
}
