import { existsSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** Everything a database holds, as text in which a secret would be found. */
export async function databaseText(url: string): Promise<string> {
  if (url.startsWith('sqlite:')) {
    const file = url.slice('sqlite:'.length)
    const files = [file, `${file}-wal`].filter((each) => existsSync(each))
    return files.map((each) => readFileSync(each, 'latin1')).join('\n')
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
    )
    const texts: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select row_to_json(t)::text as row from ${name} t`,
      )
      texts.push(...rows.map(({ row }) => row))
    }
    return texts.join('\n')
  } finally {
    await client.end()
  }
}
