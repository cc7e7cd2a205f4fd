import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { inList } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'

/** Counts of somebody's contributions. A thing counts once, however often it was suggested or submitted. */
export interface Contributions {
  /** Deleted ones, too. */
  comments: number
  revisions: number
  /** Of these revisions the accepted ones. */
  applied_revisions: number
  submitted_evidence_items: number
  /** Of these items those that are accepted now. */
  accepted_evidence_items: number
  suggested_sources: number
  submitted_assertions: number
  /** Of these assertions those that are accepted now. */
  accepted_assertions: number
}

const nothing: Contributions = {
  comments: 0,
  revisions: 0,
  applied_revisions: 0,
  submitted_evidence_items: 0,
  accepted_evidence_items: 0,
  suggested_sources: 0,
  submitted_assertions: 0,
  accepted_assertions: 0,
}

/**
 * Counts what the events of many owners contributed.
 * @param owned `from` of rows called `events`, and the id of whoever they count for
 */
const contributions =
  ({
    from,
    owner,
  }: {
    from: RawBuilder<unknown>
    owner: RawBuilder<unknown>
  }): Batch<number, Contributions> =>
  async (db, ids) => {
    const { rows } = await sql<Contributions & { owner_id: number }>`
      select ${owner} as owner_id,
        count(case when events.action = 'COMMENTED' then 1 end) as comments,
        count(distinct case when events.action = 'REVISION_SUGGESTED' then events.originating_object_id end)
          as revisions,
        count(distinct case when revision.status = 'ACCEPTED' then revision.id end) as applied_revisions,
        count(distinct case when events.action = 'SUBMITTED' then events.subject_id end)
          as submitted_evidence_items,
        count(distinct case when item.status = 'ACCEPTED' then item.id end) as accepted_evidence_items,
        count(case when events.action = 'PUBLICATION_SUGGESTED' then 1 end) as suggested_sources,
        count(distinct case when events.action = 'ASSERTION_SUBMITTED' then events.subject_id end)
          as submitted_assertions,
        count(distinct case when assertion.status = 'ACCEPTED' then assertion.id end) as accepted_assertions
      from ${from}
      left join revisions as revision on events.action = 'REVISION_SUGGESTED'
        and events.originating_object_type = 'REVISION' and revision.id = events.originating_object_id
      left join evidence_items as item on events.action = 'SUBMITTED' and item.id = events.subject_id
      left join assertions as assertion
        on events.action = 'ASSERTION_SUBMITTED' and assertion.id = events.subject_id
      where ${owner} in (${sql.join(inList(ids))}) and events.action in ('COMMENTED', 'REVISION_SUGGESTED',
        'SUBMITTED', 'PUBLICATION_SUGGESTED', 'ASSERTION_SUBMITTED')
      group by ${owner}`.execute(db)
    const found = new Map(rows.map(({ owner_id, ...counts }) => [owner_id, counts]))
    return ids.map((id) => found.get(id) ?? nothing)
  }

/** Contributions of a user. */
export const contributionsOfUser = contributions({ from: sql`events`, owner: sql`events.user_id` })

/** Contributions made on behalf of an organization. */
export const contributionsOfOrganization = contributions({
  from: sql`events`,
  owner: sql`events.organization_id`,
})

/** Contributions made on behalf of an organization or of one that belongs to it. */
export const contributionsWithSubgroups = contributions({
  from: sql`(select id as owner_id, id as organization_id from organizations
      union all select parent_id, id from organizations where parent_id is not null) as family
    join events on events.organization_id = family.organization_id`,
  owner: sql`family.owner_id`,
})
