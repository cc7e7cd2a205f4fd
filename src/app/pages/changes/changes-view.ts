import { changeKinds, changeViews } from '#domain/versions/change-kinds.ts'
import type { ChangeView } from '#domain/versions/change-kinds.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { versionCauses } from '#domain/versions/version-causes.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { ChangeListQueryVariables, ChangeBoundsQuery } from '#app/graphql/generated/changes.ts'
import { formatDate } from '#app/ui/dates.ts'
import { pageState } from '#app/page-state/page-state.ts'

/** A list of changes as an address describes it: the states that are compared, and the filters. */
export type ChangesView = Omit<ChangeListQueryVariables, 'first' | 'after'>

/** Parameters of the address that narrow a list of changes. */
export const changeFilters = ['kind', 'cause', 'change', 'gene', 'disease', 'therapy', 'view'] as const
export type ChangeFilter = (typeof changeFilters)[number]

/** The parameters of an address without those that narrow a list of changes. */
export function withoutChangeFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of changeFilters) next.delete(name)
  return next
}

/** The newest release in which something differs from the present; the beginning where there is none. */
function latestRelease({ importedReleases, changes }: ChangeBoundsQuery): string {
  return importedReleases.find(({ knowledgeVersion }) => knowledgeVersion < changes.toVersion)?.name ?? '0'
}

function wordIn<Word extends string>(vocabulary: Vocabulary<Word>, text: string | null): Word | undefined {
  return vocabulary.has(text) ? text : undefined
}

function idIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Clinical changes unless the address says otherwise, or names a record type or a kind of change itself. */
function viewIn(search: URLSearchParams): ChangeView {
  const isNarrowed = search.has('kind') || search.has('change')
  return wordIn(changeViews, search.get('view')) ?? (isNarrowed ? 'ALL' : 'CLINICAL')
}

/**
 * The list that an address describes: without `from` the changes since the latest release. Filters that have no such
 * value are left out.
 */
export const readChangesView = (search: URLSearchParams, bounds: ChangeBoundsQuery): ChangesView => ({
  from: search.get('from')?.trim() || latestRelease(bounds),
  to: search.get('to')?.trim() || undefined,
  recordType: wordIn(versionedKinds, search.get('kind')),
  cause: wordIn(versionCauses, search.get('cause')),
  view: viewIn(search),
  change: wordIn(changeKinds, search.get('change')),
  featureId: idIn(search.get('gene')),
  diseaseId: idIn(search.get('disease')),
  therapyId: idIn(search.get('therapy')),
})

/** The list as the parameters of `/api/changes/list`, and of this page. */
export function changesParameters(view: ChangesView): URLSearchParams {
  const { from, to, recordType, cause, change, featureId, diseaseId, therapyId } = view
  const all = {
    from,
    to,
    kind: recordType,
    cause,
    change,
    gene: featureId,
    disease: diseaseId,
    therapy: therapyId,
    view: view.view === 'ALL' ? undefined : view.view,
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(all))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return search
}

/** A state of the knowledge in words: a release by its name, a day as a date, else the version. */
export function boundText(bound: string | null | undefined, { importedReleases }: ChangeBoundsQuery): string {
  if (!bound) return pageState?.name ?? 'now'
  if (bound === '0') return 'the beginning'
  const release = importedReleases.find(({ knowledgeVersion }) => String(knowledgeVersion) === bound)
  if (release) return release.name
  return /^\d+$/.test(bound) ? `version ${bound}` : formatBound(bound)
}

const formatBound = (bound: string) => (/^\d{4}-\d{2}-\d{2}$/.test(bound) ? formatDate(bound) : bound)

/** Releases that the service lists at most: an older one may be there all the same. */
const MOST_LISTED = 60

/** The version of the knowledge that a text names; a sentence where it names none, null where only the service knows. */
function versionNamed(
  text: string,
  { importedReleases, changes }: ChangeBoundsQuery,
): number | string | null {
  if (/^\d{1,9}$/.test(text)) {
    const version = Number(text)
    if (version <= changes.toVersion) return version
    return `There is no knowledge version ${text}: the current one is ${changes.toVersion}.`
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const release = importedReleases.find(({ name }) => name === text)
  if (release) return release.knowledgeVersion
  return importedReleases.length < MOST_LISTED ? `There is no release “${text.slice(0, 60)}”.` : null
}

/** Error of the states of a list, as far as it shows without asking; null for nothing. */
export function viewError({ from, to }: ChangesView, bounds: ChangeBoundsQuery): string | null {
  const earlier = versionNamed(from, bounds)
  const later = to ? versionNamed(to, bounds) : bounds.changes.toVersion
  const error = [earlier, later].find((version) => typeof version === 'string')
  if (typeof error === 'string') return error
  const isReversed = earlier !== null && later !== null && earlier > later
  return isReversed ? `${boundText(from, bounds)} is later than ${boundText(to, bounds)}.` : null
}

/** Changed records that are fetched at once. */
export const CHANGES_ON_PAGE = 25
