// A process that imports: `node run-import.ts <database address> <folder>`. It says `write <rows>` as it writes, so that
// a test can end it in the middle.
import { writeSync } from 'node:fs'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'

const [url, folder] = process.argv.slice(2)
if (!url || !folder) throw new Error('usage: run-import.ts <database address> <folder>')

const storage = await open(url, { migrate: false })
// The small database before it holds records that the release does not.
await importRelease(storage, folder, {
  force: true,
  onProgress: ({ phase, done }) => void writeSync(1, `${phase} ${done}\n`),
})
writeSync(1, 'done 0\n')
await storage.close()
