import { expect } from 'vitest'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import type { TableTexts } from '#server/export/tables/table-texts.ts'
import { schema } from '#server/graphql/schema.ts'
import { separatedRows } from '#tests/support/releases/separated-text.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { testApp } from './http-app.ts'
import type { TestApp } from './http-app.ts'

/** The service with its table downloads. */
export type TableDownloads = { curia: TestApp; texts: TableTexts; close(): Promise<void> }

/** Opens the service on a database. */
export async function openTableDownloads(database: TestDatabase): Promise<TableDownloads> {
  const texts = tableTexts(database.url)
  const curia = await testApp(database.url, { schema, tableTexts: texts })
  return {
    curia,
    texts,
    close: async () => {
      await curia.close()
      await texts.close()
      await database.drop()
    },
  }
}

/** Answer to the download of a table. */
export const download = ({ curia }: TableDownloads, name: string, payload: object = {}) =>
  curia.app.inject({ method: 'POST', url: `/api/download_table/${name}`, payload })

/** Rows of a table as it is downloaded, by column. */
export async function rowsOf(
  curia: TableDownloads,
  name: string,
  payload: object = {},
): Promise<Record<string, string>[]> {
  const answer = await download(curia, name, payload)
  expect(answer.statusCode, answer.body).toBe(200)
  return separatedRows(answer.body, '\t')
}
