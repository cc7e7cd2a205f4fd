import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { importerName } from '#domain/text/names.ts'
import { recordLink } from '#domain/records/links.ts'
import { citationFormats, citationText } from '#domain/versions/citation.ts'
import type { CitationFormat } from '#domain/versions/citation.ts'
import { citedStatus } from '#domain/versions/cited-status.ts'
import { recordTitle } from '#domain/versions/record-title.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { CitationPartsDocument } from '#app/graphql/generated/citation.ts'
import type { CitationPartsQuery, CitedVersion_versionFragment } from '#app/graphql/generated/citation.ts'
import { paths } from '#app/paths.ts'
import { pageBase, pageState } from '#app/page-state/page-state.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { useOrigin } from '../evidence/origin.ts'
import { useSiteName } from '../header/PageTitle.tsx'

const isFormat = (text: string): text is CitationFormat => citationFormats.some((format) => format === text)

/** Status that the record has in the version; null for records without. */
const statusOf = ({ fields }: CitedVersion_versionFragment) =>
  evidenceStatuses.parseLabel(fields.find(({ field }) => field === 'status')?.text)

/** Who submitted the record and, where the version is accepted, who accepted it; imports are nobody's. */
function peopleOf(parts: CitationPartsQuery | undefined, version: CitedVersion_versionFragment): string[] {
  // A state names no persons.
  if (pageState) return []
  const record = parts?.evidenceItem ?? parts?.assertion
  const events = [record?.submissionEvent, statusOf(version) === 'ACCEPTED' ? record?.acceptanceEvent : null]
  const users = events.flatMap((event) => event?.originatingUser ?? [])
  const people = users.filter(({ username }) => username !== importerName)
  return [...new Set(people.map(({ displayName }) => displayName))]
}

/** Citation of a version of a record in the formats of reference managers, with its permanent link. */
export function VersionCitation({ version }: { version: CitedVersion_versionFragment }) {
  const { recordType, recordId, number, name, claimTitle, createdAt, release, releasedOn } = version
  const [format, setFormat] = useState<CitationFormat>('Text')
  const origin = useOrigin()
  const knowledgebase = useSiteName()
  const isEvidence = recordType === 'EVIDENCE_ITEM'
  const isAssertion = recordType === 'ASSERTION'
  const { data, error, loading, refetch } = useQuery(CitationPartsDocument, {
    variables: { recordId, isEvidence, isAssertion },
    skip: !isEvidence && !isAssertion,
  })
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (loading) return <SkeletonLines count={2} />
  const text = citationText(format, {
    title: recordTitle(version, claimTitle ?? name) + citedStatus(statusOf(version)),
    people: peopleOf(data, version),
    knowledgebase,
    version: number,
    release,
    date: releasedOn ?? createdAt.slice(0, 10),
    url: new URL(pageBase() + paths.version.href(recordLink(recordType, recordId), number), origin).href,
  })
  return (
    <div className="space-y-2 text-sm">
      <div className="flex items-center gap-2">
        <Select
          aria-label="Citation format"
          className="max-w-40"
          value={format}
          choices={citationFormats.map((value) => ({ value, label: value }))}
          onChoose={(value) => {
            if (isFormat(value)) setFormat(value)
          }}
        />
        <CopyButton text={text} label="Copy the citation of the version" />
      </div>
      <pre className="font-sans break-words whitespace-pre-wrap">{text}</pre>
    </div>
  )
}
