import { useRouteLoaderData } from 'react-router'
import type { KnowledgebaseStatusQuery } from '#app/graphql/generated/knowledgebase-status.ts'

type Upstreams = KnowledgebaseStatusQuery['knowledgebase']['upstreams']

const none: Upstreams = []

/** Services whose records are followed, the first added first. */
export const useUpstreams = (): Upstreams =>
  useRouteLoaderData<KnowledgebaseStatusQuery | null>('root')?.knowledgebase.upstreams ?? none
