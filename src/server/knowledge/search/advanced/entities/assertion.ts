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
    status: field('Status; rejected ones are included.', wordOf(evidenceStatuses, 'status')),
    assertionType: field('Type.', wordOf(assertionTypes, 'assertion_type')),
    assertionDirection: field('Direction.', wordOf(assertionDirections, 'assertion_direction')),
    significance: field('Significance.', wordOf(assertionSignificances, 'significance')),
    variantOrigin: field('Origin of the variant.', wordOf(variantOrigins, 'variant_origin')),
    ampLevel: field('AMP/ASCO/CAP level.', wordOf(ampLevels, 'amp_level')),
    evidenceItemCount: field(
      'Number of evidence items, rejected ones aside, it cites.',
      integer(column('evidence_item_count')),
    ),
    fdaCompanionTest: field(
      'True if there is an FDA approved companion test; not known is neither.',
      truth(column('fda_companion_test')),
    ),
    regulatoryApproval: field(
      'True if there is a regulatory approval; not known is neither.',
      truth(column('fda_regulatory_approval')),
    ),
    isFlagged: field('True if a flag of it is open.', truth(column('flagged'))),
    molecularProfile: field('Subject.', refersTo('molecular_profile_id', 'MolecularProfile')),
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
      'An evidence item that it cites.',
      linkedTo('assertion_evidence_items', 'assertion_id', 'evidence_item_id', 'EvidenceItem'),
    ),
    revisions: field('A revision of it.', revisedBy('ASSERTION')),
    comment: field('A comment on it.', commentedOn('ASSERTION')),
    creatingUser: field('User who submitted it.', doneBy('ASSERTION', 'ASSERTION_SUBMITTED')),
    moderatingUser: field(
      'User who accepted, rejected or reverted it.',
      doneBy('ASSERTION', 'ASSERTION_ACCEPTED', 'ASSERTION_REJECTED', 'ASSERTION_REVERTED'),
    ),
  },
}
