import { useRouteLoaderData } from 'react-router'
import type { rootLoader } from '#app/shell/root-loader.ts'

/** Who is signed in; null for readers without an account. */
export const useViewer = () => useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null

export type Viewer = NonNullable<ReturnType<typeof useViewer>>
