import { useRouteLoaderData } from 'react-router'
import type { KnowledgebaseStatusQuery } from '#app/graphql/generated/knowledgebase-status.ts'

/** Who is signed in; null for readers without an account. */
export const useViewer = () => useRouteLoaderData<KnowledgebaseStatusQuery | null>('root')?.viewer ?? null

export type Viewer = NonNullable<ReturnType<typeof useViewer>>
