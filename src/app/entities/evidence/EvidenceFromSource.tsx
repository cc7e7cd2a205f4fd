import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import {
  EvidenceFromSourceDocument,
  EvidenceOnProfileDocument,
} from '#app/graphql/generated/evidence-lines.ts'
import type { EvidenceLine_itemFragment } from '#app/graphql/generated/evidence-lines.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { countOf } from './counts.ts'
import { EvidenceLines } from './EvidenceLines.tsx'

/** The most that are listed; the rest is a link away. */
const first = 8

/** Evidence filed from a source, submitted or accepted, and how many suggestions of it are open. */
export function EvidenceFromSource({ sourceId, except }: { sourceId: number; except?: number }) {
  const { data, error } = useQuery(EvidenceFromSourceDocument, { variables: { sourceId, first } })
  const suggestions = data?.sourceSuggestions.filteredCount ?? 0
  return (
    <>
      <Listed
        label="Evidence from the same source"
        found={data?.evidenceItems}
        error={error}
        except={except}
        shows="profile"
        all={paths.source.href(sourceId)}
      />
      {suggestions > 0 ? (
        <p className="text-sm text-muted">
          {countOf(suggestions, 'open suggestion', 'open suggestions')} of this source.
        </p>
      ) : null}
    </>
  )
}

/** The evidence on a molecular profile, submitted or accepted. */
export function EvidenceOnProfile({ profileId, except }: { profileId: number; except?: number }) {
  const { data, error } = useQuery(EvidenceOnProfileDocument, {
    variables: { molecularProfileId: profileId, first },
  })
  return (
    <Listed
      label="Evidence on the same molecular profile"
      found={data?.evidenceItems}
      error={error}
      except={except}
      shows="source"
      all={hrefWith(paths.molecularProfile.href(profileId), { tab: 'evidence' })}
    />
  )
}

function Listed({
  label,
  found,
  error,
  except,
  shows,
  all,
}: {
  label: string
  found: { totalCount: number; nodes: readonly EvidenceLine_itemFragment[] } | undefined
  error: unknown
  /** The item that it is listed beside. */
  except: number | undefined
  shows: 'profile' | 'source'
  all: string
}) {
  if (error) return <p className="text-sm text-danger">{failureOf(error).title}</p>
  if (!found) return <SkeletonLines count={2} />
  const others = found.nodes.filter(({ id }) => id !== except)
  if (others.length === 0) return <p className="text-sm text-muted">None.</p>
  return (
    <>
      <EvidenceLines label={label} items={others} shows={shows} />
      {found.totalCount > found.nodes.length ? (
        <Link className="link text-sm" to={all}>
          All {found.totalCount}
        </Link>
      ) : null}
    </>
  )
}
