import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { release2024 } from '#tests/support/releases/releases.ts'
import { runCuria } from '#tests/support/service/server.ts'

/**
 * Makes a database with the release of 2024 in a new folder where the machine has that release; else an empty one, which
 * the service fills with the starter knowledgebase. @returns its address
 */
export async function exampleDatabase(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const database = `sqlite:${join(folder, 'curia.db')}`
  if (release2024) {
    const { code, stderr } = await runCuria(['import', release2024], { database })
    if (code !== 0) throw new Error(`the release of 2024 could not be imported:\n${stderr}`)
  }
  return database
}
