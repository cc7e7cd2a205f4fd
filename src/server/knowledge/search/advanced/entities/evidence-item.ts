import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
} from '#domain/vocabularies/evidence.ts'
import { field } from '../condition.ts'
import type { SearchedEntity } from '../condition.ts'
import { commentedOn, doneBy, linkedTo, openRevisions, refersTo, revisedBy } from '../nested.ts'
import { column, integer, truth, wordOf } from '../scalars.ts'
import { text } from '../text.ts'

export const evidenceItem: SearchedEntity = {
  plural: 'evidence items',
  table: 'evidence_items',
  fields: {
    id: field('Id of the evidence item.', integer(column('id'))),
    description: field('Evidence statement.', text(column('description'))),
    status: field(
      'Status; by default, records of every status are found, rejected ones included.',
      wordOf(evidenceStatuses, 'status'),
    ),
    evidenceType: field('Evidence type.', wordOf(evidenceTypes, 'evidence_type')),
    evidenceLevel: field('Evidence level.', wordOf(evidenceLevels, 'evidence_level')),
    evidenceDirection: field('Direction.', wordOf(evidenceDirections, 'evidence_direction')),
    significance: field('Significance.', wordOf(evidenceSignificances, 'significance')),
    evidenceRating: field('Evidence rating, 1 to 5 stars.', integer(column('evidence_rating'))),
    therapyInteractionType: field(
      'Therapy interaction type.',
      wordOf(therapyInteractions, 'therapy_interaction_type'),
    ),
    isFlagged: field('True if it has an open flag.', truth(column('flagged'))),
    openRevisionCount: field('Number of pending revisions.', openRevisions('EVIDENCE_ITEM')),
    molecularProfile: field('Molecular profile.', refersTo('molecular_profile_id', 'MolecularProfile')),
    disease: field('Disease.', refersTo('disease_id', 'Disease')),
    source: field('Source.', refersTo('source_id', 'Source')),
    therapies: field(
      'One of its therapies.',
      linkedTo('evidence_item_therapies', 'evidence_item_id', 'therapy_id', 'Therapy'),
    ),
    phenotypes: field(
      'One of its phenotypes.',
      linkedTo('evidence_item_phenotypes', 'evidence_item_id', 'phenotype_id', 'Phenotype'),
    ),
    assertion: field(
      'An assertion that it supports.',
      linkedTo('assertion_evidence_items', 'evidence_item_id', 'assertion_id', 'Assertion'),
    ),
    revisions: field('A revision of it.', revisedBy('EVIDENCE_ITEM')),
    comment: field('A comment on it.', commentedOn('EVIDENCE_ITEM')),
    creatingUser: field('User who submitted it.', doneBy('EVIDENCE_ITEM', 'SUBMITTED')),
    moderatingUser: field(
      'User who accepted it, rejected it or reopened its review.',
      doneBy('EVIDENCE_ITEM', 'ACCEPTED', 'REJECTED', 'REVERTED'),
    ),
  },
}
