import type { StoredState } from '#server/states/stored-states.ts'

/** A page as the app's code renders it on the server, with the state of its Apollo cache as JSON. */
export type RenderedPage = {
  markup: string
  /** The title that the page gives itself, as HTML; null where it is a shell. */
  title: string | null
  state: string
  /** Keys of the records that it links to. */
  surrogateKeys: readonly string[]
}

/** Task of a worker to render a page. */
export type RenderTask = {
  /** Whole address of the page, such as `https://curia.example.org/genes/BRAF`; at a state it has its name, of a shell `#shell`. */
  address: string
  databaseUrl: string
  /** Frozen state that the page shows; null: the present. */
  state: StoredState | null
  knowledgebaseName: string
  /** Whether the service asks others; while a page is rendered none is. */
  asksOutsideServices?: boolean
  /** Module that the build of `src/app/ssr/render.tsx` has written. */
  module: string
}
