import { capitalizeWords, foldText } from '#domain/text/names.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { newName } from '../arguments.ts'
import type { Curation } from '../curate.ts'

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
 * @throws ClientError for a name of fewer than five characters or a DOID that is none
 */
export function checkedDisease(input: { name: string; doid?: string | null }): NewDisease {
  const name = newName(input.name)
  if (name.length < 5)
    throw new ClientError('BAD_USER_INPUT', `Disease name “${name}” is too short (minimum is 5 characters)`)
  const doid = input.doid?.trim().replace(/^DOID:/i, '') || null
  if (doid !== null && !/^\d{1,7}$/.test(doid))
    throw new ClientError('BAD_USER_INPUT', `DOID “${input.doid}” must be one to seven digits, such as 1909`)
  return { name, doid }
}

/**
 * The disease with the DOID, or else the name; made when there is none. `new`: whether it was.
 * @throws ClientError when the disease with the name has another DOID
 */
export async function addDisease({ tx, now }: Curation, { name, doid }: NewDisease) {
  const existing = await tx
    .selectFrom('diseases')
    .select(['id', 'name', 'doid as termId'])
    .where((is) => is.or([is('doid', '=', doid), is('name_folded', '=', foldText(name))]))
    .orderBy('id')
    .execute()
  const same = sameTerm(existing, doid)
  if (same) return { diseaseId: same.id, new: false }
  assertSameTerm('Disease', 'DOID', existing, doid)
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
 * @throws ClientError for a name of fewer than three characters or a code that is none of the NCI Thesaurus
 */
export function checkedTherapy(input: { name: string; ncitId?: string | null }): NewTherapy {
  const name = newName(input.name)
  if (name.length < 3)
    throw new ClientError('BAD_USER_INPUT', `Therapy name “${name}” is too short (minimum is 3 characters)`)
  const ncitId =
    input.ncitId
      ?.trim()
      .replace(/^NCIT:/i, '')
      .toUpperCase() || null
  if (ncitId !== null && !/^C\d{1,9}$/.test(ncitId))
    throw new ClientError('BAD_USER_INPUT', `NCIt id “${input.ncitId}” must be C and digits, such as C1647`)
  return { name, ncitId }
}

/**
 * The therapy with the NCIt id, or else the name; made when there is none. `new`: whether it was.
 * @throws ClientError when the therapy with the name has another NCIt id
 */
export async function addTherapy({ tx, now }: Curation, { name, ncitId }: NewTherapy) {
  const existing = await tx
    .selectFrom('therapies')
    .select(['id', 'name', 'ncit_id as termId'])
    .where((is) => is.or([is('ncit_id', '=', ncitId), is('name_folded', '=', foldText(name))]))
    .orderBy('id')
    .execute()
  const same = sameTerm(existing, ncitId)
  if (same) return { therapyId: same.id, new: false }
  assertSameTerm('Therapy', 'NCIt id', existing, ncitId)
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

/** A disease or therapy that has the name or the id of its vocabulary that somebody gave. */
interface NamedTerm {
  id: number
  name: string
  /** Id in the vocabulary, or null. */
  termId: string | null
}

/** The term with the id, else one with the name that has no other id. */
const sameTerm = (existing: readonly NamedTerm[], termId: string | null): NamedTerm | undefined =>
  termId === null
    ? existing[0]
    : (existing.find((term) => term.termId === termId) ?? existing.find((term) => term.termId === null))

function assertSameTerm(
  kind: string,
  idName: string,
  [namesake]: readonly NamedTerm[],
  termId: string | null,
): void {
  if (!namesake) return
  throw new ClientError(
    'CONFLICT',
    `${kind} ${namesake.name} (id ${namesake.id}) has ${idName} ${namesake.termId}, not ${termId}: use it, or give another name`,
  )
}
