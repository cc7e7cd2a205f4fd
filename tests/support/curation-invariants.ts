import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { evidenceLevelWeights } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'

const weight = sql.join(
  Object.entries(evidenceLevelWeights).map(
    ([level, worth]) => sql`when ${sql.lit(level)} then ${sql.lit(worth)}`,
  ),
  sql` `,
)

/** The last event that set the status of each record, and the status it set. */
const lastDecision = (type: string, prefix: string) => sql`
  select subject_id, case action
    when ${sql.lit(`${prefix}ACCEPTED`)} then 'ACCEPTED' when ${sql.lit(`${prefix}REJECTED`)} then 'REJECTED'
    else 'SUBMITTED' end as status
  from events where id in (
    select max(id) from events where subject_type = ${sql.lit(type)}
      and action in (${sql.join(['SUBMITTED', 'ACCEPTED', 'REJECTED', 'REVERTED'].map((action) => sql.lit(prefix + action)))})
    group by subject_id)`

/** What must hold after any number of curation actions; each statement finds the ids of what breaks it. */
const invariants: Record<string, RawBuilder<{ id: number }>> = {
  'a score is that of the accepted evidence': sql`
    select id from molecular_profiles as profile where score <> (
      select coalesce(sum(case evidence_level ${weight} end * coalesce(evidence_rating, 0)), 0)
      from evidence_items where molecular_profile_id = profile.id and status = 'ACCEPTED')`,
  'an evidence count is that of evidence not rejected': sql`
    select id from assertions where evidence_item_count <> (
      select count(*) from assertion_evidence_items as link join evidence_items as item
        on item.id = link.evidence_item_id where link.assertion_id = assertions.id and item.status <> 'REJECTED')`,
  'the last event explains the status of evidence': sql`
    select item.id from evidence_items as item join (${lastDecision('EVIDENCE_ITEM', '')}) as decision
      on decision.subject_id = item.id where decision.status <> item.status`,
  'the last event explains the status of an assertion': sql`
    select assertions.id from assertions join (${lastDecision('ASSERTION', 'ASSERTION_')}) as decision
      on decision.subject_id = assertions.id where decision.status <> assertions.status`,
  'an approval is revoked exactly when that is the last that happened to it': sql`
    select approval.id from approvals as approval where (approval.status = 'REVOKED') <> ((
      select action from events where subject_type = 'ASSERTION' and subject_id = approval.assertion_id
        and organization_id = approval.organization_id
        and action in ('ASSERTION_APPROVED', 'ASSERTION_APPROVAL_REVOKED')
      order by id desc limit 1) = 'ASSERTION_APPROVAL_REVOKED')`,
  'no approval holds of what is rejected or flagged': sql`
    select approval.id from approvals as approval join assertions on assertions.id = approval.assertion_id
    where approval.status = 'ACTIVE' and (assertions.status = 'REJECTED' or assertions.flagged)`,
  'evidence is flagged exactly when a flag is open': sql`
    select id from evidence_items as item where flagged <> exists (
      select 1 from flags where subject_type = 'EVIDENCE_ITEM' and subject_id = item.id and state = 'OPEN')`,
  'assertions are flagged exactly when a flag is open': sql`
    select id from assertions where flagged <> exists (
      select 1 from flags where subject_type = 'ASSERTION' and subject_id = assertions.id and state = 'OPEN')`,
  'an activity has events, by who did it': sql`
    select activities.id from activities left join events
      on events.activity_id = activities.id and events.user_id = activities.user_id where events.id is null`,
  'nobody is told twice of an event': sql`
    select min(id) as id from notifications group by event_id, notified_user_id having count(*) > 1`,
  'nobody is told of what they did': sql`
    select notifications.id from notifications join events on events.id = notifications.event_id
    where events.user_id = notified_user_id`,
  'a variant has the profile of it alone': sql`
    select variants.id from variants join molecular_profiles as profile
      on profile.id = single_variant_molecular_profile_id where profile.raw_name <> '#VID' || variants.id`,
  'live variants of a feature have names of their own': sql`
    select min(id) as id from variants where not deprecated and not withdrawn
    group by feature_id, name_folded having count(*) > 1`,
}

/** What does not hold: a sentence each, with ids. */
export async function brokenInvariants(db: Reading): Promise<string[]> {
  const broken: string[] = []
  for (const [sentence, find] of Object.entries(invariants)) {
    const { rows } = await find.execute(db)
    if (rows.length > 0) broken.push(`${sentence}: not so for ${rows.map(({ id }) => id).join(', ')}`)
  }
  return broken
}
