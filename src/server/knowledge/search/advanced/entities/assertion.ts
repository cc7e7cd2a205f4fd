import { sql } from 'kysely'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceStatuses,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { field } from '../condition.ts'
import type { SearchedEntity } from '../condition.ts'
import { commentedOn, doneBy, linkedTo, refersTo, revisedBy } from '../nested.ts'
import { column, integer, truth, wordOf } from '../scalars.ts'
import { text } from '../text.ts'

export const assertion: SearchedEntity = {
  plural: 'assertions',
  table: 'assertions',
  fields: {
    id: field('Id of the assertion.', integer(column('id'))),
    name: field(
      'Tag, such as AID7.',
      text((row) => sql`(${sql.lit(recordKinds.ASSERTION.tag)} || ${sql.ref(`${row}.id`)})`),
    ),
    description: field('Description.', text(column('description'))),
    status: field(
      'Status; by default, records of every status are found, rejected ones included.',
      wordOf(evidenceStatuses, 'status'),
    ),
    assertionType: field('Assertion type.', wordOf(assertionTypes, 'assertion_type')),
    assertionDirection: field('Direction.', wordOf(assertionDirections, 'assertion_direction')),
    significance: field('Significance.', wordOf(assertionSignificances, 'significance')),
    variantOrigin: field('Variant origin.', wordOf(variantOrigins, 'variant_origin')),
    ampLevel: field('AMP/ASCO/CAP tier and level.', wordOf(ampLevels, 'amp_level')),
    evidenceItemCount: field(
      'Number of supporting evidence items, without rejected ones.',
      integer(column('evidence_item_count')),
    ),
    fdaCompanionTest: field(
      'True if there is an FDA-approved companion diagnostic; if not specified, neither value matches.',
      truth(column('fda_companion_test')),
    ),
    regulatoryApproval: field(
      'True if there is an FDA regulatory approval; if not specified, neither value matches.',
      truth(column('fda_regulatory_approval')),
    ),
    isFlagged: field('True if it has an open flag.', truth(column('flagged'))),
    molecularProfile: field('Molecular profile.', refersTo('molecular_profile_id', 'MolecularProfile')),
    disease: field('Disease.', refersTo('disease_id', 'Disease')),
    therapies: field(
      'One of its therapies.',
      linkedTo('assertion_therapies', 'assertion_id', 'therapy_id', 'Therapy'),
    ),
    phenotypes: field(
      'One of its phenotypes.',
      linkedTo('assertion_phenotypes', 'assertion_id', 'phenotype_id', 'Phenotype'),
    ),
    evidenceItems: field(
      'One of its supporting evidence items.',
      linkedTo('assertion_evidence_items', 'assertion_id', 'evidence_item_id', 'EvidenceItem'),
    ),
    revisions: field('A revision of it.', revisedBy('ASSERTION')),
    comment: field('A comment on it.', commentedOn('ASSERTION')),
    creatingUser: field('User who submitted it.', doneBy('ASSERTION', 'ASSERTION_SUBMITTED')),
    moderatingUser: field(
      'User who accepted it, rejected it or reopened its review.',
      doneBy('ASSERTION', 'ASSERTION_ACCEPTED', 'ASSERTION_REJECTED', 'ASSERTION_REVERTED'),
    ),
  },
}
