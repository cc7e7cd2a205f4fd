import { atMost } from '#domain/text/text-lengths.ts'
import { idList, revisedName, textList, valueOrNull } from '#server/curation/arguments.ts'
import {
  proposeAssertion,
  proposeEvidenceItem,
  proposeMolecularProfile,
  proposeVariantGroup,
} from '#server/curation/revising/propose-records.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import { Assertion, EvidenceItem, MolecularProfile, VariantGroup } from '#server/graphql/schema/refs.ts'
import { AssertionFieldsInput, assertionFieldsFrom } from '../assertion-fields.ts'
import { EvidenceItemFieldsInput, evidenceItemFieldsFrom } from '../evidence-fields.ts'
import { NullableStringInput } from '../nullable-inputs.ts'
import { DESCRIPTION, SOURCES } from './features.ts'
import { suggestMutation } from './suggestion.ts'

const MolecularProfileFields = builder.inputType('MolecularProfileFields', {
  description: 'Editable fields of a molecular profile.',
  fields: (t) => ({
    description: t.field({ type: NullableStringInput, required: true, description: DESCRIPTION }),
    sourceIds: t.intList({ required: true, description: SOURCES }),
    aliases: t.stringList({
      required: true,
      description:
        'Aliases of a complex molecular profile; a single-variant one always has those of its variant.',
    }),
  }),
})

const VariantGroupFields = builder.inputType('VariantGroupFields', {
  description: 'Editable fields of a variant group.',
  fields: (t) => ({
    name: t.string({ required: true, description: `Name, unique among variant groups; ${atMost('name')}.` }),
    description: t.field({ type: NullableStringInput, required: true, description: DESCRIPTION }),
    sourceIds: t.intList({ required: true, description: SOURCES }),
    variantIds: t.intList({ required: true, description: 'Ids of the variants.' }),
  }),
})

suggestMutation('suggestMolecularProfileRevision', {
  kind: 'molecular profile',
  fields: MolecularProfileFields,
  comment: 'REQUIRED',
  check: ({ description, sourceIds, aliases }) => ({
    description: valueOrNull(description, 'description'),
    sourceIds: idList(sourceIds, 'sourceIds'),
    aliases: textList(aliases, 'aliases'),
  }),
  propose: proposeMolecularProfile,
  payload: { field: 'molecularProfile', type: MolecularProfile, byId: recordById.molecular_profiles },
})

suggestMutation('suggestVariantGroupRevision', {
  kind: 'variant group',
  fields: VariantGroupFields,
  comment: 'REQUIRED',
  check: ({ name, description, sourceIds, variantIds }) => ({
    name: revisedName(name, 'name'),
    description: valueOrNull(description, 'description'),
    sourceIds: idList(sourceIds, 'sourceIds'),
    variantIds: idList(variantIds, 'variantIds'),
  }),
  propose: proposeVariantGroup,
  payload: { field: 'variantGroup', type: VariantGroup, byId: recordById.variant_groups },
})

suggestMutation('suggestEvidenceItemRevision', {
  kind: 'evidence item',
  fields: EvidenceItemFieldsInput,
  comment: 'REQUIRED',
  check: evidenceItemFieldsFrom,
  propose: proposeEvidenceItem,
  payload: { field: 'evidenceItem', type: EvidenceItem, byId: recordById.evidence_items },
})

suggestMutation('suggestAssertionRevision', {
  kind: 'assertion',
  fields: AssertionFieldsInput,
  comment: 'REQUIRED',
  check: assertionFieldsFrom,
  propose: proposeAssertion,
  payload: { field: 'assertion', type: Assertion, byId: recordById.assertions },
})
