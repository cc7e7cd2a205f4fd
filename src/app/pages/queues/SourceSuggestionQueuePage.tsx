import { mutate } from '#app/apollo/mutate.ts'
import {
  SourceSuggestionQueueDocument,
  UpdateSourceSuggestionDocument,
} from '#app/graphql/generated/queues.ts'
import type { SourceSuggestionQueueQuery } from '#app/graphql/generated/queues.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { Moment } from '#app/entities/history/Moment.tsx'
import { evidenceFormOf } from '#app/entities/source/Suggestion.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Person } from '#app/entities/history/Person.tsx'
import type { Undoable } from '#app/curation/review/undo.ts'
import { recordTag } from '#domain/records/tags.ts'
import { sourceSuggestionStatuses } from '#domain/vocabularies/sources.ts'
import { SourcePane } from './panes/SourcePane.tsx'
import { QueuePage } from './QueuePage.tsx'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import type { Action, QueueEntry } from './queue.ts'

type Suggestion = SourceSuggestionQueueQuery['sourceSuggestions']['nodes'][number]

const actionTo = (
  parts: Pick<Action, 'id' | 'label' | 'done' | 'key' | 'reasonLength'>,
  newStatus: Suggestion['status'],
): Action => ({
  ...parts,
  run: async (entry, reason, organizationId) => {
    const variables = { id: entry.id, newStatus, reason, organizationId, decidedOn: entry.decisionState }
    const { data, error } = await mutate(UpdateSourceSuggestionDocument, variables)
    const { sourceSuggestion, decisionState: state } = data?.updateSourceSuggestionStatus ?? {}
    const may = sourceSuggestion?.viewerMay
    return { error, undoable: may && state ? undoableOf(entry, may, state) : null }
  },
})

/** The way back to the status before, with its reason, while nothing has followed. */
function undoableOf(
  { id, title, href, standing }: QueueEntry,
  may: NonNullable<Suggestion['viewerMay']>,
  state: string,
): Undoable | null {
  const before = standing?.status
  if (!sourceSuggestionStatuses.has(before) || !may[verbs[before]].allowed) return null
  return {
    title,
    href,
    undone: before === 'NEW' ? 'reopened' : `marked as ${before.toLowerCase()} again`,
    exact: true,
    state,
    undo: async (organizationId) => {
      const reason = standing?.reason ?? null
      const variables = { id, newStatus: before, reason, organizationId, decidedOn: state }
      return (await mutate(UpdateSourceSuggestionDocument, variables)).error
    },
  }
}

const verbs = { CURATED: 'curate', REJECTED: 'reject', NEW: 'requeue' } as const

const actions: readonly Action[] = [
  actionTo(
    { id: 'accept', label: 'Mark as curated', done: 'marked as curated', key: 'a', reasonLength: null },
    'CURATED',
  ),
  actionTo({ id: 'reject', label: 'Reject', done: 'rejected', key: 'r', reasonLength: 1 }, 'REJECTED'),
  actionTo({ id: 'requeue', label: 'Reopen', done: 'reopened', key: 'b', reasonLength: null }, 'NEW'),
]

const filters: readonly ListFilter[] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    initial: 'NEW',
    choices: [
      { value: 'NEW', label: 'New' },
      { value: 'CURATED', label: 'Curated' },
      { value: 'REJECTED', label: 'Rejected' },
    ],
  },
  { id: 'citation', label: 'Citation', kind: 'text' },
  { id: 'profile', label: 'Molecular profile', kind: 'text' },
  { id: 'by', label: 'Suggested by', kind: 'text' },
]

const pageOf = ({ sourceSuggestions }: SourceSuggestionQueueQuery) => sourceSuggestions

function entryOf(suggestion: Suggestion): QueueEntry {
  const { id, source, molecularProfile, disease, status, user } = suggestion
  const { viewerMay, parsedInitialComment, parsedReason } = suggestion
  const reasons = (
    <>
      <RichText segments={parsedInitialComment} />
      {parsedReason.length > 0 ? (
        <RichText segments={parsedReason} className="border-l-2 border-line pl-3 text-muted" />
      ) : null}
    </>
  )
  return {
    id,
    title: source?.citation ?? source?.name ?? recordTag('SOURCE_SUGGESTION', id),
    href: source ? paths.source.href(source.id) : paths.sources.href(),
    subject: (
      <>
        <span className="text-muted">{recordTag('SOURCE_SUGGESTION', id)}</span>
        {molecularProfile ? <EntityLink kind="molecularProfile" record={molecularProfile} /> : null}
        {disease ? <EntityLink kind="disease" record={disease} /> : null}
      </>
    ),
    body: reasons,
    note: reasons,
    details: source ? <SourcePane key={source.id} id={source.id} /> : null,
    about: (
      <>
        {user ? <Person user={user} /> : null} <Moment at={suggestion.createdAt} />
      </>
    ),
    claim: null,
    form: status === 'NEW' ? { name: 'Add evidence', href: evidenceFormOf(suggestion) } : undefined,
    standing: { status, reason: suggestion.reason ?? null },
    decisionState: suggestion.decisionState,
    may: mayDecide(status, viewerMay),
  }
}

/** The actions that fit its status. */
function mayDecide(status: Suggestion['status'], may: Suggestion['viewerMay']): QueueEntry['may'] {
  if (!may) return {}
  return status === 'NEW' ? { accept: may.curate, reject: may.reject } : { requeue: may.requeue }
}

/** Publications that somebody thinks should be curated. */
export function Component() {
  return (
    <QueuePage
      current="source-suggestions"
      title="Sources to curate"
      none="Nothing to review"
      document={SourceSuggestionQueueDocument}
      variablesOf={({ status, citation, profile, by }) => ({
        status,
        citation,
        molecularProfileName: profile,
        submitter: by,
      })}
      pageOf={pageOf}
      entryOf={entryOf}
      filters={filters}
      actions={actions}
    />
  )
}
