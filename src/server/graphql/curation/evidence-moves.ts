import { atMost } from '#domain/text/text-lengths.ts'
import { MOST_MOVED, moveDenial } from '#domain/policies/evidence-moves.ts'
import type { Denial } from '#domain/policies/rights.ts'
import { explainingComment, idList } from '#server/curation/arguments.ts'
import { examineMove, moveEvidenceItems, undoEvidenceMove } from '#server/curation/revising/evidence-moves.ts'
import type { ItemMove } from '#server/curation/revising/evidence-moves.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { Ability, viewingCurator } from '../people/abilities.ts'
import { builder } from '../schema/builder.ts'
import { curationMutation } from '../schema/mutation.ts'
import { EvidenceItem, MolecularProfile } from '../schema/refs.ts'
import { relation, relationOrNull } from '../schema/relation.ts'

/*
 * Beyond the public interface: evidence items are moved to another molecular profile by one act.
 */

const WHO = 'For editors with a valid conflict-of-interest disclosure. Curia extension.'
const COMMENT = `Comment on the reason, ten characters or more, ${atMost('comment')}.`

/** @throws ClientError for none and for too many */
function movedItems(ids: readonly number[]): number[] {
  const distinct = idList(ids, 'evidenceItemIds')
  if (distinct.length === 0)
    throw new ClientError('BAD_USER_INPUT', 'evidenceItemIds is empty; name at least one evidence item')
  if (distinct.length > MOST_MOVED)
    throw new ClientError(
      'BAD_USER_INPUT',
      `evidenceItemIds has ${distinct.length} ids; at most ${MOST_MOVED} are moved at once`,
    )
  return distinct
}

const MovedItem = builder.objectRef<ItemMove>('PreviewedEvidenceMoveItem').implement({
  description: 'Outcome of moving one evidence item to another molecular profile. Curia extension.',
  fields: (t) => ({
    evidenceItem: relationOrNull(t, EvidenceItem, 'The evidence item; null if it does not exist.', {
      evidenceItemId: recordById.evidence_items,
    }),
    from: relationOrNull(t, MolecularProfile, 'Molecular profile that it is on.', {
      fromProfileId: recordById.molecular_profiles,
    }),
    errors: t.exposeStringList('errors', { description: 'Reasons why it cannot be moved; empty if it can.' }),
  }),
})

const EvidenceMovePreview = builder
  .objectRef<{ molecularProfileId: number; items: ItemMove[]; denial: Denial }>('EvidenceMovePreview')
  .implement({
    description: 'Preview of moving evidence items to another molecular profile. Curia extension.',
    fields: (t) => ({
      molecularProfile: relation(t, MolecularProfile, 'Molecular profile that they would be on.', {
        molecularProfileId: recordById.molecular_profiles,
      }),
      items: t.field({
        type: [MovedItem],
        description: 'The evidence items, in the order of their ids.',
        resolve: ({ items }) => items,
      }),
      ability: t.field({
        type: Ability,
        description: 'Permission of the viewer to move evidence items.',
        resolve: ({ denial }) => ({ denial }),
      }),
    }),
  })

builder.queryField('previewEvidenceMove', (t) =>
  t.field({
    type: EvidenceMovePreview,
    nullable: true,
    description:
      'Preview of moving evidence items to another molecular profile; changes nothing. Null if anonymous, and for a molecular profile that does not exist. Curia extension.',
    args: {
      evidenceItemIds: t.arg.intList({ required: true, description: 'Ids of the evidence items.' }),
      molecularProfileId: t.arg.int({
        required: true,
        description: 'Id of the molecular profile that they would be on.',
      }),
    },
    resolve: async (_root, args, context) => {
      const evidenceItemIds = movedItems(args.evidenceItemIds)
      const { molecularProfileId } = args
      const curator = await viewingCurator(context)
      const profile = curator && (await context.load(recordById.molecular_profiles, molecularProfileId))
      if (!profile) return null
      const items = await examineMove(context, { evidenceItemIds, molecularProfileId })
      return { molecularProfileId, items, denial: moveDenial(curator) }
    },
  }),
)

curationMutation('moveEvidenceItems', {
  description: `Moves evidence items to another molecular profile, by an accepted revision of each; all or none. ${WHO}`,
  input: (t) => ({
    evidenceItemIds: t.intList({
      required: true,
      description: `Ids of the evidence items, at most ${MOST_MOVED}.`,
    }),
    molecularProfileId: t.int({ required: true, description: 'Id of the molecular profile.' }),
    comment: t.string({ required: true, description: COMMENT }),
  }),
  check: ({ evidenceItemIds, molecularProfileId, comment }) => ({
    evidenceItemIds: movedItems(evidenceItemIds),
    molecularProfileId,
    comment: explainingComment(comment),
  }),
  act: moveEvidenceItems,
  payload: (t) => ({
    moveId: t.exposeInt('moveId', { description: 'Id of the move, by which it can be undone.' }),
    molecularProfile: relation(t, MolecularProfile, 'Molecular profile that the items are on now.', {
      molecularProfileId: recordById.molecular_profiles,
    }),
    evidenceItems: t.field({
      type: [EvidenceItem],
      description: 'The moved evidence items.',
      resolve: ({ evidenceItemIds }, _args, { load }) =>
        Promise.all(evidenceItemIds.map((id) => existing(load(recordById.evidence_items, id)))),
    }),
  }),
})

curationMutation('undoEvidenceMove', {
  description: `Moves evidence items back where they were, all or none, while nothing has been decided on any of them since. ${WHO}`,
  input: (t) => ({
    moveId: t.int({ required: true, description: 'Id of the move.' }),
    comment: t.string({ required: true, description: COMMENT }),
  }),
  check: ({ moveId, comment }) => ({ moveId, comment: explainingComment(comment) }),
  act: undoEvidenceMove,
  payload: (t) => ({
    evidenceItems: t.field({
      type: [EvidenceItem],
      description: 'The evidence items, where they were before.',
      resolve: ({ evidenceItemIds }, _args, { load }) =>
        Promise.all(evidenceItemIds.map((id) => existing(load(recordById.evidence_items, id)))),
    }),
  }),
})
