import { capitalizeWords, foldText } from '#domain/names.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { newName } from './arguments.ts'
import type { Curation } from './curate.ts'
import { Refusal } from './refusal.ts'

/*
 * Diseases and therapies that people add when no release or vocabulary has named them (curation rules, section 7).
 */

export interface NewDisease {
  name: string
  /** Digits of the Disease Ontology id. */
  doid: string | null
}

/**
 * The input as {@link addDisease} takes it.
 * @throws Refusal for a name of fewer than five characters or a DOID that is none
 */
export function checkedDisease(input: { name: string; doid?: string | null }): NewDisease {
  const name = newName(input.name)
  if (name.length < 5)
    throw new Refusal('BAD_USER_INPUT', `Disease name “${name}” is too short (minimum is 5 characters)`)
  const doid = input.doid?.trim().replace(/^DOID:/i, '') || null
  if (doid !== null && !/^\d{1,7}$/.test(doid))
    throw new Refusal('BAD_USER_INPUT', `DOID “${input.doid}” must be one to seven digits, such as 1909`)
  return { name, doid }
}

/** The disease with the DOID, or else the name; made when there is none. `new`: whether it was. */
export async function addDisease({ tx, now }: Curation, { name, doid }: NewDisease) {
  const byDoid = doid
    ? await tx.selectFrom('diseases').select('id').where('doid', '=', doid).orderBy('id').executeTakeFirst()
    : undefined
  const known =
    byDoid ??
    (await tx
      .selectFrom('diseases')
      .select('id')
      .where('name_folded', '=', foldText(name))
      .orderBy('id')
      .executeTakeFirst())
  if (known) return { diseaseId: known.id, new: false }
  const { id } = await tx
    .insertInto('diseases')
    .values({
      name: capitalizeWords(name),
      name_folded: foldText(name),
      doid,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reindexSearch(tx, 'DISEASE', [id])
  return { diseaseId: id, new: true }
}

export interface NewTherapy {
  name: string
  /** NCI Thesaurus code, such as `C1647`. */
  ncitId: string | null
}

/**
 * The input as {@link addTherapy} takes it.
 * @throws Refusal for a name of fewer than three characters or a code that is none of the NCI Thesaurus
 */
export function checkedTherapy(input: { name: string; ncitId?: string | null }): NewTherapy {
  const name = newName(input.name)
  if (name.length < 3)
    throw new Refusal('BAD_USER_INPUT', `Therapy name “${name}” is too short (minimum is 3 characters)`)
  const ncitId =
    input.ncitId
      ?.trim()
      .replace(/^NCIT:/i, '')
      .toUpperCase() || null
  if (ncitId !== null && !/^C\d{1,9}$/.test(ncitId))
    throw new Refusal('BAD_USER_INPUT', `NCIt id “${input.ncitId}” must be C and digits, such as C1647`)
  return { name, ncitId }
}

/** The therapy with the NCIt id, or else the name; made when there is none. `new`: whether it was. */
export async function addTherapy({ tx, now }: Curation, { name, ncitId }: NewTherapy) {
  const byCode = ncitId
    ? await tx.selectFrom('therapies').select('id').where('ncit_id', '=', ncitId).executeTakeFirst()
    : undefined
  const known =
    byCode ??
    (await tx
      .selectFrom('therapies')
      .select('id')
      .where('name_folded', '=', foldText(name))
      .orderBy('id')
      .executeTakeFirst())
  if (known) return { therapyId: known.id, new: false }
  const { id } = await tx
    .insertInto('therapies')
    .values({
      name: capitalizeWords(name),
      name_folded: foldText(name),
      ncit_id: ncitId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reindexSearch(tx, 'THERAPY', [id])
  return { therapyId: id, new: true }
}
