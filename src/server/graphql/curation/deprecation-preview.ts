import {
  alreadyDeprecatedDenial,
  deprecableDenial,
  deprecationDenial,
} from '#domain/policies/deprecations.ts'
import type { Denial } from '#domain/policies/rights.ts'
import { deprecationReach } from '#server/curation/moderation/deprecation-reach.ts'
import type {
  DeprecableEntity,
  DeprecationReach,
  StandingUse,
} from '#server/curation/moderation/deprecation-reach.ts'
import { deprecable } from '#server/curation/moderation/deprecations.ts'
import { decisionState, decisionStateText } from '#server/knowledge/activity/decision-states.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { existing, findRecord, recordById } from '#server/knowledge/records/records.ts'
import { Ability, viewingCurator } from '../people/abilities.ts'
import { builder } from '../schema/builder.ts'
import { EventSubject, MolecularProfile, VariantInterface } from '../schema/refs.ts'

/*
 * Beyond the public interface: what deprecating a record would do, before anybody does it.
 */

/** Records that are named; of more only the number is told. */
const MOST_NAMED = 25

export const DeprecableEntities = builder.enumType('DeprecableEntities', {
  description: 'Kind of record that can be deprecated. Curia extension.',
  values: {
    FEATURE: { description: 'A factor, fusion or region.' },
    VARIANT: { description: 'A variant.' },
    MOLECULAR_PROFILE: { description: 'A complex molecular profile: of several variants, or with NOT.' },
  } satisfies Record<DeprecableEntity, { description: string }>,
})

interface Preview {
  subject: { entityType: DeprecableEntity; id: number }
  name: string
  applies: boolean
  denial: Denial
  /** Found when it is first asked for, once. */
  reach: () => Promise<DeprecationReach>
}

const DeprecationPreview = builder.objectRef<Preview>('DeprecationPreview').implement({
  description: 'Preview of deprecating a record. Curia extension.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the record.' }),
    decisionState: t.string({
      nullable: true,
      description: '`decisionState` of the record, and of the records that would be deprecated with it.',
      resolve: async ({ subject }, _args, { viewer, db, load }) =>
        viewer &&
        decisionStateText({ ...(await decisionState(load, subject)), previewed: await versionNow(db) }),
    }),
    applies: t.boolean({
      description: 'True if the record can be deprecated on its own, and is not deprecated yet.',
      resolve: ({ applies }) => applies,
    }),
    ability: t.field({
      type: Ability,
      description: 'Permission of the viewer to deprecate it, regardless of records that prevent it.',
      resolve: ({ denial }) => ({ denial }),
    }),
    variantCount: t.int({
      description: 'Number of variants that would be deprecated with it.',
      resolve: async ({ reach }) => (await reach()).variantIds.length,
    }),
    variants: t.field({
      type: [VariantInterface],
      description: `First ${MOST_NAMED} of these variants.`,
      resolve: async ({ reach }, _args, { load }) =>
        Promise.all(named((await reach()).variantIds).map((id) => existing(load(recordById.variants, id)))),
    }),
    molecularProfileCount: t.int({
      description: 'Number of molecular profiles that would be deprecated with it.',
      resolve: async ({ reach }) => (await reach()).profileIds.length,
    }),
    molecularProfiles: t.field({
      type: [MolecularProfile],
      description: `First ${MOST_NAMED} of these molecular profiles.`,
      resolve: async ({ reach }, _args, { load }) =>
        Promise.all(
          named((await reach()).profileIds).map((id) => existing(load(recordById.molecular_profiles, id))),
        ),
    }),
    inTheWayCount: t.int({
      description:
        'Number of evidence items, assertions and pending revisions that prevent the deprecation, as they would be left without a molecular profile.',
      resolve: async ({ reach }) => (await reach()).uses.length,
    }),
    inTheWay: t.field({
      type: [EventSubject],
      description: `First ${MOST_NAMED} of these records.`,
      resolve: async ({ reach }, _args, { load }) =>
        Promise.all(
          named((await reach()).uses).map(({ entityType, id }) => existing(findRecord(load, entityType, id))),
        ),
    }),
  }),
})

const named = <Some extends number | StandingUse>(all: readonly Some[]): Some[] => all.slice(0, MOST_NAMED)

builder.queryField('previewDeprecation', (t) =>
  t.field({
    type: DeprecationPreview,
    nullable: true,
    description:
      'Preview of deprecating a record: its effects, and records that prevent it; changes nothing. Null if anonymous, and for a record that does not exist. Curia extension.',
    args: {
      entityType: t.arg({ type: DeprecableEntities, required: true, description: 'Kind of record.' }),
      id: t.arg.int({ required: true, description: 'Id of the record.' }),
    },
    resolve: async (_root, { entityType, id }, context) => {
      const curator = await viewingCurator(context)
      const record = curator && (await deprecable(context.load, entityType, id))
      if (!record) return null
      const impossible = alreadyDeprecatedDenial(record) ?? deprecableDenial(record)
      let reach: Promise<DeprecationReach> | undefined
      return {
        subject: { entityType, id },
        name: record.name,
        applies: impossible === null,
        denial: impossible ?? deprecationDenial(curator),
        reach: () => (reach ??= deprecationReach(context.db, entityType, id)),
      }
    },
  }),
)
