import { sql } from 'kysely'
import { oneForEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { isVisible } from '../records/visibility.ts'

/** Use of a term or source by what is not rejected. */
export interface Usage {
  id: number
  evidence_items: number
  assertions: number
  /** Live molecular profiles whose evidence names it. */
  molecular_profiles: number
}

const terms = {
  diseases: {
    evidence: sql`select e.id, e.molecular_profile_id, e.status, e.disease_id as term_id from evidence_items as e`,
    assertions: sql`select a.id, a.status, a.disease_id as term_id from assertions as a`,
  },
  therapies: {
    evidence: sql`select e.id, e.molecular_profile_id, e.status, l.therapy_id as term_id
      from evidence_items as e join evidence_item_therapies as l on l.evidence_item_id = e.id`,
    assertions: sql`select a.id, a.status, l.therapy_id as term_id
      from assertions as a join assertion_therapies as l on l.assertion_id = a.id`,
  },
  phenotypes: {
    evidence: sql`select e.id, e.molecular_profile_id, e.status, l.phenotype_id as term_id
      from evidence_items as e join evidence_item_phenotypes as l on l.evidence_item_id = e.id`,
    assertions: sql`select a.id, a.status, l.phenotype_id as term_id
      from assertions as a join assertion_phenotypes as l on l.assertion_id = a.id`,
  },
  sources: {
    evidence: sql`select e.id, e.molecular_profile_id, e.status, e.source_id as term_id from evidence_items as e`,
    // An assertion has sources through its evidence only.
    assertions: sql`select a.id, a.status, e.source_id as term_id from assertions as a
      join assertion_evidence_items as l on l.assertion_id = a.id
      join evidence_items as e on e.id = l.evidence_item_id`,
  },
}

const usageIn = ({ evidence, assertions }: (typeof terms)['diseases']): Batch<number, Usage | null> =>
  oneForEach<number, Usage>(
    (_db, ids) => {
      const counted = statusesOf.NON_REJECTED
      return sql<Usage>`
        select use.term_id as id, sum(use.evidence_items) as evidence_items, sum(use.assertions) as assertions,
          sum(use.molecular_profiles) as molecular_profiles
        from (
          select item.term_id, count(distinct item.id) as evidence_items, 0 as assertions,
            count(distinct profile.id) as molecular_profiles
          from (${evidence}) as item
          left join molecular_profiles as profile
            on profile.id = item.molecular_profile_id and ${isVisible('profile')}
          where item.term_id in (${sql.join(ids)}) and ${hasStatus('item.status', counted)}
          group by item.term_id
          union all
          select item.term_id, 0, count(distinct item.id), 0
          from (${assertions}) as item
          where item.term_id in (${sql.join(ids)}) and ${hasStatus('item.status', counted)}
          group by item.term_id
        ) as use
        group by use.term_id`
    },
    (row) => row.id,
  )

/** The usage of a term or source; null when nothing names it. */
export const usageOf = {
  diseases: usageIn(terms.diseases),
  therapies: usageIn(terms.therapies),
  phenotypes: usageIn(terms.phenotypes),
  sources: usageIn(terms.sources),
}
