import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import { columnName, editedEntries, isList, linkOf } from '#domain/records/fields/record-field.ts'
import type { IdLink } from '#domain/records/fields/record-field.ts'
import { evidenceLevelWeights } from '#domain/vocabularies/evidence.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { finding } from './finding.ts'
import type { Check } from './finding.ts'

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

/** The last event that came from each record of the type among these actions, as the state that it left. */
const lastState = (type: string, states: Readonly<Record<string, string>>) => sql`
  select originating_object_id as id, case action
    ${sql.join(
      Object.entries(states).map(([action, state]) => sql`when ${sql.lit(action)} then ${sql.lit(state)}`),
      sql` `,
    )} end as state
  from events where id in (
    select max(id) from events where originating_object_type = ${sql.lit(type)}
      and action in (${sql.join(Object.keys(states).map((action) => sql.lit(action)))})
    group by originating_object_id)`

const flaggedWhenOpen = (table: string, type: string) => sql<{ id: number }>`
  select id from ${sql.table(table)} as record where flagged <> exists (
    select 1 from flags where subject_type = ${sql.lit(type)} and subject_id = record.id and state = 'OPEN')`

/** Upstreams have records that break rules, and do with them what leaves no event here. */
const notMirrored = (record: string, type: string) => sql`not exists (
  select 1 from record_versions as mirrored where mirrored.record_type = ${sql.lit(type)}
    and mirrored.record_id = ${sql.ref(record)}.id and mirrored.cause = 'UPDATE' and mirrored.cause_id is not null)`

const deprecatedByEvent = (table: string, type: string) => sql<{ id: number }>`
  select id from ${sql.table(table)} as record where ((deprecated <> (deprecation_reason is not null))
    or deprecated <> exists (select 1 from events where action = ${sql.lit(`DEPRECATED_${type}`)}
      and subject_type = ${sql.lit(type)} and subject_id = record.id)) and ${notMirrored('record', type)}`

/** Releases have records that break the rules of submissions; they stay as they are. */
const madeHere = (record: string, type: string) =>
  sql`(${sql.ref(record)}.id >= ${sql.lit(FIRST_LOCAL_ID)} and ${notMirrored(record, type)})`

/** Records of predictive evidence or assertions have therapies and others none; of several it is said how they go together. */
const therapiesFit = (kind: string, table: string, type: string, link: string, owner: string) => sql<{
  id: number
}>`
  select id from ${sql.table(table)} as record
  where ${madeHere('record', kind)}
    and (exists (select 1 from ${sql.table(link)} as link where link.${sql.ref(owner)} = record.id)
      <> (record.${sql.ref(type)} = 'PREDICTIVE')
    or (record.therapy_interaction_type is not null)
      <> ((select count(*) from ${sql.table(link)} as link where link.${sql.ref(owner)} = record.id) > 1))`

/** Of the evidence items `one` and `other`: they link to the same. */
const sameLinks = ({ table, owner, target }: IdLink) => {
  const links = (item: string, missing: string) => sql`not exists (
    select 1 from ${sql.table(table)} as link where ${sql.ref(`link.${owner}`)} = ${sql.ref(`${item}.id`)} and not exists (
      select 1 from ${sql.table(table)} as same where ${sql.ref(`same.${owner}`)} = ${sql.ref(`${missing}.id`)}
        and ${sql.ref(`same.${target}`)} = ${sql.ref(`link.${target}`)}))`
  return sql`${links('one', 'other')} and ${links('other', 'one')}`
}

/** Of the evidence items `one` and `other`: they say the same, their descriptions aside. */
const sameClaim = sql.join(
  editedEntries(evidenceItemFields)
    .filter(([key]) => key !== 'description')
    .map(([key, field]) => {
      if (isList(field)) return sameLinks(linkOf('evidence_item', key, field))
      const [one, other] = ['one', 'other'].map((item) => sql.ref(`${item}.${columnName(key, field)}`))
      return field.empty === 'allowed' ? sql`${other} is not distinct from ${one}` : sql`${other} = ${one}`
    }),
  sql` and `,
)

/** Rows that name a record by its type and id, of which there is none. */
const goneOrigin = (table: string, type: string, naming: string, prefix: string) => sql<{ id: number }>`
  select ${sql.ref(`${prefix}_id`)} as id from ${sql.table(naming)} as naming
  where ${sql.ref(`${prefix}_type`)} = ${sql.lit(type)} and not exists (
    select 1 from ${sql.table(table)} as record where record.id = ${sql.ref(`naming.${prefix}_id`)})`

const recordTables = {
  FEATURE: 'features',
  VARIANT: 'variants',
  MOLECULAR_PROFILE: 'molecular_profiles',
  EVIDENCE_ITEM: 'evidence_items',
  ASSERTION: 'assertions',
  VARIANT_GROUP: 'variant_groups',
  VARIANT_COORDINATES: 'variant_coordinates',
  EXON_COORDINATES: 'exon_coordinates',
}

const subjectsAreThere = Object.fromEntries(
  ['activities', 'events', 'comments', 'flags', 'revisions', 'revision_sets', 'claims'].flatMap((naming) =>
    Object.entries(recordTables).map(([type, table]) => [
      `${type} that ${naming} are about is there`,
      goneOrigin(table, type, naming, 'subject'),
    ]),
  ),
)

/** What must hold after any number of curation actions; each statement finds the ids of what breaks it. */
const invariants: Record<string, RawBuilder<{ id: number }>> = lookupTable({
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
  'evidence is flagged exactly when a flag is open': flaggedWhenOpen('evidence_items', 'EVIDENCE_ITEM'),
  'assertions are flagged exactly when a flag is open': flaggedWhenOpen('assertions', 'ASSERTION'),
  'features are flagged exactly when a flag is open': flaggedWhenOpen('features', 'FEATURE'),
  'variants are flagged exactly when a flag is open': flaggedWhenOpen('variants', 'VARIANT'),
  'profiles are flagged exactly when a flag is open': flaggedWhenOpen(
    'molecular_profiles',
    'MOLECULAR_PROFILE',
  ),
  'groups are flagged exactly when a flag is open': flaggedWhenOpen('variant_groups', 'VARIANT_GROUP'),
  'the last event explains the state of a flag': sql`
    select flags.id from flags join (${lastState('FLAG', { FLAGGED: 'OPEN', FLAG_RESOLVED: 'RESOLVED' })}) as last
      on last.id = flags.id
    where last.state <> flags.state or (flags.state = 'RESOLVED') <> (flags.resolved_at is not null)`,
  'the last event explains the status of a revision': sql`
    select revisions.id from revisions left join (${lastState('REVISION', {
      REVISION_SUGGESTED: 'NEW',
      REVISION_ACCEPTED: 'ACCEPTED',
      REVISION_REJECTED: 'REJECTED',
      REVISION_SUPERSEDED: 'SUPERSEDED',
    })}) as last on last.id = revisions.id
    where last.state is null or last.state <> revisions.status
      or (revisions.status = 'NEW') <> (revisions.resolved_at is null)`,
  'what an event came from is there': goneOrigin('revisions', 'REVISION', 'events', 'originating_object'),
  'the comment of an event is there': goneOrigin('comments', 'COMMENT', 'events', 'originating_object'),
  'the flag of an event is there': goneOrigin('flags', 'FLAG', 'events', 'originating_object'),
  'revisions that an activity had to do with are there': goneOrigin(
    'revisions',
    'REVISION',
    'activity_linked_entities',
    'entity',
  ),
  ...subjectsAreThere,
  'no revision is decided on twice': sql`
    select originating_object_id as id from events where originating_object_type = 'REVISION'
      and action in ('REVISION_ACCEPTED', 'REVISION_REJECTED', 'REVISION_SUPERSEDED')
    group by originating_object_id having count(*) > 1`,
  'one revision of a field and value is pending': sql`
    select min(id) as id from revisions where status = 'NEW'
    group by subject_type, subject_id, field_name, suggestion_digest having count(*) > 1`,
  'a set has revisions': sql`
    select id from revision_sets as one where not exists (
      select 1 from revisions where revision_set_id = one.id)`,
  'the last event explains the status of a source suggestion': sql`
    select suggestion.id from source_suggestions as suggestion join (${lastState('SOURCE_SUGGESTION', {
      PUBLICATION_SUGGESTED: 'NEW',
      CURATED_SOURCE_SUGGESTION: 'CURATED',
      REJECTED_SOURCE_SUGGESTION: 'REJECTED',
      REQUEUED_SOURCE_SUGGESTION: 'NEW',
    })}) as last on last.id = suggestion.id where last.state <> suggestion.status`,
  'a comment is deleted exactly when an event says so, once': sql`
    select comments.id from comments where (deleted_at is null) <> ((
      select count(*) from events where action = 'COMMENT_DELETED' and originating_object_type = 'COMMENT'
        and originating_object_id = comments.id) = 0)`,
  'features out of use have a reason and an event': deprecatedByEvent('features', 'FEATURE'),
  'variants out of use have a reason and an event': deprecatedByEvent('variants', 'VARIANT'),
  'profiles out of use have a reason and an event': deprecatedByEvent(
    'molecular_profiles',
    'MOLECULAR_PROFILE',
  ),
  'what is out of use takes its parts with it': sql`
    select variants.id from variants join features on features.id = feature_id
    where ${madeHere('variants', 'VARIANT')} and ${notMirrored('features', 'FEATURE')}
      and features.deprecated and not variants.deprecated
    union all
    select profile.id from molecular_profiles as profile
    join molecular_profile_variants as link on link.molecular_profile_id = profile.id
    join variants on variants.id = link.variant_id
    where ${madeHere('profile', 'MOLECULAR_PROFILE')} and ${notMirrored('variants', 'VARIANT')}
      and variants.deprecated and not profile.deprecated`,
  'evidence that is not rejected is about a profile in use': sql`
    select item.id from evidence_items as item join molecular_profiles as profile
      on profile.id = item.molecular_profile_id where ${madeHere('item', 'EVIDENCE_ITEM')}
      and ${notMirrored('profile', 'MOLECULAR_PROFILE')} and item.status <> 'REJECTED' and profile.deprecated`,
  'no two evidence items that are not rejected say the same': sql`
    select one.id from evidence_items as one join evidence_items as other on other.id < one.id and ${sameClaim}
    where ${madeHere('one', 'EVIDENCE_ITEM')} and ${madeHere('other', 'EVIDENCE_ITEM')}
      and one.status <> 'REJECTED' and other.status <> 'REJECTED'`,
  'the text of an activity ends before its subject': sql`
    select id from activities where verbiage like ${'%D'} || subject_id`,
  'therapies fit the type of evidence': therapiesFit(
    'EVIDENCE_ITEM',
    'evidence_items',
    'evidence_type',
    'evidence_item_therapies',
    'evidence_item_id',
  ),
  'therapies fit the type of an assertion': therapiesFit(
    'ASSERTION',
    'assertions',
    'assertion_type',
    'assertion_therapies',
    'assertion_id',
  ),
  'functional evidence alone is about no disease': sql`
    select id from evidence_items as item where ${madeHere('item', 'EVIDENCE_ITEM')} and (evidence_type = 'FUNCTIONAL') <> (disease_id is null)`,
  // The latest by its id: a clock that was set back dates it before earlier ones.
  'the time of the latest activity of a user is recorded': sql`
    select users.id from users join activities as latest
      on latest.id = (select max(id) from activities where user_id = users.id)
    where not automation and coalesce(last_activity_at, '') < latest.created_at`,
  'an activity has events, by who did it': sql`
    select activities.id from activities left join events
      on events.activity_id = activities.id and events.user_id = activities.user_id where events.id is null`,
  'no user is notified twice of an event': sql`
    select min(id) as id from notifications group by event_id, notified_user_id having count(*) > 1`,
  'no user is notified of their own event': sql`
    select notifications.id from notifications join events on events.id = notifications.event_id
    where events.user_id = notified_user_id`,
  'a variant has the profile of it alone': sql`
    select variants.id from variants join molecular_profiles as profile
      on profile.id = single_variant_molecular_profile_id where profile.raw_name <> '#VID' || variants.id`,
  'live variants of a feature have names of their own': sql`
    select min(id) as id from variants where not deprecated and not withdrawn and ${notMirrored('variants', 'VARIANT')}
    group by feature_id, name_folded
    having count(*) > 1 and min(id) >= ${sql.lit(FIRST_LOCAL_ID)}`,
})

/** Rules of records that follow from what was done with them. */
export const brokenInvariants: Check = async (db) => {
  const findings = []
  for (const [rule, find] of Object.entries(invariants)) {
    const { rows } = await find.execute(db)
    findings.push(
      finding(
        rule,
        rows.map(({ id }) => id),
      ),
    )
  }
  return findings
}
