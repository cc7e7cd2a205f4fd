import { z } from 'zod'
import { storedJson, storeValue } from '#app/ui/browser-storage.ts'

const Views = z.array(z.object({ name: z.string(), search: z.string() }))

/** A view of a table under a name: its filters, order and columns as they stand in the address. */
export type SavedView = { name: string; search: string }

const key = (table: string) => `curia.table.${table}.views`

/** Saved views of this reader, of a table in this browser. */
export function savedViews(table: string): SavedView[] {
  return Views.safeParse(storedJson(key(table))).data ?? []
}

/** Keeps a view under its name, in place of one of the same name. */
export function saveView(table: string, view: SavedView): SavedView[] {
  return store(table, [...savedViews(table).filter(({ name }) => name !== view.name), view])
}

/** Forgets a view. */
export function removeView(table: string, name: string): SavedView[] {
  return store(
    table,
    savedViews(table).filter((view) => view.name !== name),
  )
}

function store(table: string, views: SavedView[]): SavedView[] {
  storeValue(key(table), JSON.stringify(views))
  return views
}
