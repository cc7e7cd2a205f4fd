import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import {
  CompareVersionsDocument,
  RecordVersionsDocument,
  type RecordVersionsQueryVariables,
} from '#app/graphql/generated/versions.ts'
import { useSearchUpdate, withParameter } from '#app/ui/hooks/use-search-update.ts'
import { Card } from '#app/ui/Card.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { countOf } from '#app/entities/evidence/counts.ts'
import { FieldChanges } from './FieldChanges.tsx'

type Versioned = Pick<RecordVersionsQueryVariables, 'recordType' | 'recordId'>

/** Compares any two versions of a record, which stand in the address; nothing where there is but one. */
export function CompareVersions(record: Versioned) {
  const { data } = useQuery(RecordVersionsDocument, { variables: { ...record, first: 25 } })
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const id = useId()
  const newest = data?.recordVersions.nodes[0]?.number ?? 1
  if (newest < 2) return null
  const numberIn = (name: string) => {
    const number = Number(search.get(name))
    return Number.isInteger(number) && number >= 1 && number <= newest ? number : null
  }
  const [from, to] = [numberIn('from'), numberIn('to')]
  const choices = Array.from({ length: newest }, (_, index) => {
    const number = newest - index
    return { value: String(number), label: `Version ${number}` }
  })
  const choose = (name: 'from' | 'to') => (value: string) =>
    updateSearch((present) => withParameter(present, name, value), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Card title="Compare versions">
      <div className="flex flex-wrap items-end gap-3 text-sm">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} htmlFor={`${id}${name}`} className="grid gap-1">
            {name === 'from' ? 'From' : 'To'}
            <Select
              id={`${id}${name}`}
              value={String((name === 'from' ? from : to) ?? '')}
              choices={choices}
              empty="Select a version"
              onChoose={choose(name)}
            />
          </label>
        ))}
      </div>
      <div className="mt-3 text-sm empty:hidden">
        {from !== null && to !== null ? <Comparison {...record} since={from} number={to} /> : null}
      </div>
    </Card>
  )
}

function Comparison(variables: Versioned & { since: number; number: number }) {
  const { data, error, refetch } = useQuery(CompareVersionsDocument, { variables })
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={3} />
  const changes = data.recordVersion?.changes ?? []
  return (
    <>
      {/* The texts below are not announced with it. */}
      <output className="block">
        {changes.length === 0
          ? 'These versions are identical.'
          : `${countOf(changes.length, 'field differs', 'fields differ')}.`}
      </output>
      {changes.length === 0 ? null : <FieldChanges changes={changes} />}
    </>
  )
}
