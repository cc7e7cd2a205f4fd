import { sql } from 'kysely'
import { cachedBatch, manyForEach } from '#server/knowledge/paging/batch.ts'
import type { ClinicalOwner } from '#server/knowledge/browse/clinical-filters.ts'
import type { PhenotypeRecord, TherapyRecord } from '../terms.ts'

type OfOwner = { owner_id: number }

/** Which therapies or phenotypes belong to which evidence items or assertions. */
const linksOf = <Link>(owner: ClinicalOwner, terms: 'therapies' | 'phenotypes') =>
  sql<Link>`${sql.table(`${owner}_${terms}`)}`.as('link')

/** The column of a link that names its evidence item or assertion. */
const ownerId = (owner: ClinicalOwner) => sql.ref<number>(`link.${owner}_id`)

/** The therapies of an evidence item or assertion, by name. */
const therapiesOf = (owner: ClinicalOwner) =>
  cachedBatch(
    `${owner} therapies`,
    manyForEach<number, TherapyRecord & OfOwner>(
      (db, ids) =>
        db
          .selectFrom('therapies')
          .innerJoin(linksOf<{ therapy_id: number }>(owner, 'therapies'), 'link.therapy_id', 'therapies.id')
          .selectAll('therapies')
          .select(ownerId(owner).as('owner_id'))
          .where(ownerId(owner), 'in', ids)
          .orderBy('therapies.name_folded')
          .orderBy('therapies.id'),
      (row) => row.owner_id,
    ),
  )

/** The phenotypes of an evidence item or assertion, by name. */
const phenotypesOf = (owner: ClinicalOwner) =>
  cachedBatch(
    `${owner} phenotypes`,
    manyForEach<number, PhenotypeRecord & OfOwner>(
      (db, ids) =>
        db
          .selectFrom('phenotypes')
          .innerJoin(
            linksOf<{ phenotype_id: number }>(owner, 'phenotypes'),
            'link.phenotype_id',
            'phenotypes.id',
          )
          .selectAll('phenotypes')
          .select(ownerId(owner).as('owner_id'))
          .where(ownerId(owner), 'in', ids)
          .orderBy('phenotypes.name_folded')
          .orderBy('phenotypes.id'),
      (row) => row.owner_id,
    ),
  )

export const evidenceItemTherapies = therapiesOf('evidence_item')
export const evidenceItemPhenotypes = phenotypesOf('evidence_item')
export const assertionTherapies = therapiesOf('assertion')
export const assertionPhenotypes = phenotypesOf('assertion')
