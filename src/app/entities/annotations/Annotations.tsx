import { lazy } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { KnowledgebaseStatusQuery } from '#app/graphql/generated/knowledgebase-status.ts'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { Card } from '#app/ui/Card.tsx'
import { WhenNear } from '../WhenNear.tsx'
import type { AnnotatedKind } from './RecordAnnotations.tsx'

const RecordAnnotations = lazy(() => import('./RecordAnnotations.tsx'))

/**
 * Annotations of a record in other databases, with links to them. They are asked for when the reader comes near, in a
 * place that stays as high as it is, so that nothing moves whenever they come. Where this server asks no others, it is low.
 */
export function Annotations({ kind, id, name }: { kind: AnnotatedKind; id: number; name: string }) {
  const status = useRouteLoaderData<KnowledgebaseStatusQuery | null>('root')
  const asks = status?.knowledgebase.asksOutsideServices
  return (
    <div data-print="hide">
      <Card title="From other databases">
        <section
          aria-label={`Annotations of ${name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keys
          tabIndex={0}
          className={`overflow-y-auto ${asks ? 'h-72' : 'h-20'}`}
        >
          <WhenNear place={<SkeletonLines count={3} />}>
            <RecordAnnotations kind={kind} id={id} name={name} />
          </WhenNear>
        </section>
      </Card>
    </div>
  )
}
