import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'

type Execute = (operation: {
  query: string
  variables: Record<string, unknown>
  operationName: undefined
}) => Promise<{ data?: unknown }>

let writer: Promise<Storage> | undefined

/**
 * Stands for the code of the app: a page that reads the name of a feature twice, between which it is changed. The address
 * names the database, the feature, and how often it still changes.
 */
export async function renderPage(
  address: string,
  execute: Execute,
): Promise<{ markup: string; state: string }> {
  const parameters = new URL(address).searchParams
  const id = Number(parameters.get('feature'))
  const name = async () => {
    const operation = { query: 'query ($id: Int!) { feature(id: $id) { name } }', variables: { id } }
    const { data } = await execute({ ...operation, operationName: undefined })
    return (data as { feature: { name: string } }).feature.name
  }
  const first = await name()
  if (Number(first.slice(1)) < Number(parameters.get('changes'))) {
    const { write } = await (writer ??= open(parameters.get('database') ?? '', { migrate: false }))
    const changed = `N${Number(first.slice(1)) + 1}`
    await write((tx) =>
      tx.updateTable('features').set({ name: changed, name_folded: changed }).where('id', '=', id).execute(),
    )
  }
  return { markup: `${first} ${await name()}`, state: '{}' }
}
