import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** Where a file is renamed that is no new one: its owner stays. */
const EXCEPT = ['src/server/files/folder-owner.ts', 'src/server/backup/sqlite-restore.ts']

it('files get their names by putInPlace, which gives them the owner of their folder', () => {
  const renaming = globSync('src/{server,domain}/**/*.ts', { cwd: root }).filter((file) =>
    /import \{[^}]*\brename(?:Sync)?\b[^}]*\} from 'node:fs/.test(readFileSync(resolve(root, file), 'utf8')),
  )
  expect(renaming.toSorted()).toEqual(EXCEPT.toSorted())
})
