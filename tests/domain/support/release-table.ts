import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of one plain TSV file of a public release, by column name; enough for the unquoted releases up to 2024. */
export function releaseTable(folder: string, fileEnding: string): Record<string, string>[] {
  const file = readdirSync(folder).find((name) => name.endsWith(fileEnding))
  if (!file) throw new Error(`${folder} holds no ${fileEnding}`)
  const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8').split('\n')
  const columns = header.split('\t')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t')
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
    })
}
