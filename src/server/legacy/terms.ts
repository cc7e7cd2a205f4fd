import type { z } from 'zod'
import { phenotypeUrl } from '#domain/records/links.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import type { DiseaseRecord, PhenotypeRecord, TherapyRecord } from '#server/knowledge/records/terms.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import type { Reading } from '#server/storage/database.ts'
import { legacyDiseaseUrl } from './links.ts'
import { byId } from './reading.ts'
import type { disease, drug, phenotype } from './schemas/terms.ts'

export function presentDisease({ id, name, doid }: DiseaseRecord): z.infer<typeof disease> {
  return { id, name, display_name: name, doid, url: legacyDiseaseUrl(doid) }
}

/** The diseases with the ids, as records hold them. */
export async function readDiseases(db: Reading, ids: Iterable<number | null>) {
  const diseases = await valuesById(db, diseaseById, ids)
  return (id: number | null): z.infer<typeof disease> | null => {
    const found = id === null ? null : diseases(id)
    return found && presentDisease(found)
  }
}

/** Gives therapies their aliases. */
export async function readDrugs(db: Reading, therapies: readonly TherapyRecord[]) {
  const aliases = await valuesById(
    db,
    aliasesOf.therapy,
    therapies.map(({ id }) => id),
  )
  const present = ({ id, name, ncit_id }: TherapyRecord): z.infer<typeof drug> => ({
    id,
    name,
    ncit_id,
    aliases: aliases(id).map((alias) => alias.name),
  })
  return (some: readonly TherapyRecord[]) => byId(some).map(present)
}

export function presentPhenotype({ id, hpo_id, name }: PhenotypeRecord): z.infer<typeof phenotype> {
  return { id, hpo_id: hpo_id ?? '', hpo_class: name, url: phenotypeUrl(hpo_id) ?? '' }
}
