import { sql } from 'kysely'
import { z } from 'zod'
import type { FieldValue } from '#domain/records/field-values.ts'
import { suggestionDigest } from '#server/storage/suggestion-digest.ts'
import type { ImportContext } from '../import-context.ts'

type Moved = 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE'

/** Fields of revisions whose values are ids of the type: one, or a list. */
const fieldsOf: Readonly<Record<Moved, readonly string[]>> = {
  FEATURE: ['feature_id', 'known_partner_gene_ids'],
  VARIANT: ['variant_ids'],
  MOLECULAR_PROFILE: ['molecular_profile_id'],
}

/** An id or ids, as revisions keep them; everything else stands as it is. */
const ids = z.union([z.number(), z.array(z.number())])

function afterMoves(text: string, moves: ReadonlyMap<number, number>): { text: string; value: FieldValue } {
  const parsed: unknown = JSON.parse(text)
  const { success, data } = ids.safeParse(parsed)
  if (!success) return { text, value: null }
  const moved = (id: number) => moves.get(id) ?? id
  const value = Array.isArray(data) ? [...new Set(data.map(moved))] : moved(data)
  return { text: JSON.stringify(value), value }
}

/**
 * Leads what revisions, pending and decided, say of old ids to the new ones. Two pending ones that now suggest the same
 * both stay, as two people suggested them: accepting one supersedes the other.
 */
export async function moveRevisedIds(
  { tx }: Pick<ImportContext, 'tx'>,
  type: Moved,
  moves: ReadonlyMap<number, number>,
): Promise<void> {
  const revisions = await tx
    .selectFrom('revisions')
    .select(['id', 'subject_type', 'subject_id', 'field_name', 'current_value', 'suggested_value', 'status'])
    .where('field_name', 'in', fieldsOf[type])
    .orderBy('id')
    .execute()
  for (const revision of revisions) {
    const current = afterMoves(revision.current_value, moves)
    const suggested = afterMoves(revision.suggested_value, moves)
    if (current.text === revision.current_value && suggested.text === revision.suggested_value) continue
    const digest = suggestionDigest(revision.field_name, suggested.value)
    const twin = await tx
      .selectFrom('revisions')
      .select('id')
      .where('subject_type', '=', revision.subject_type)
      .where('subject_id', '=', revision.subject_id)
      .where('suggestion_digest', '=', digest)
      .where('status', '=', 'NEW')
      .where('id', '<>', revision.id)
      .executeTakeFirst()
    await tx
      .updateTable('revisions')
      .set({
        current_value: current.text,
        suggested_value: suggested.text,
        suggestion_digest: twin && revision.status === 'NEW' ? sql`suggestion_digest` : digest,
      })
      .where('id', '=', revision.id)
      .execute()
  }
}
