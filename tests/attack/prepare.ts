import { createHash } from 'node:crypto'
import { linkSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { importRelease } from '#server/import/import-release.ts'
import { freeze } from '#server/states/freeze.ts'
import { stateFileName } from '#server/states/state-names.ts'
import { statesFolder, storedStates } from '#server/states/stored-states.ts'
import { open } from '#server/storage/database.ts'
import type { Writing } from '#server/storage/database.ts'
import { addComment, addSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { hostileTexts } from './families/hostile-texts.ts'
import type { Target } from './traffic.ts'

/** The longest comment and description that people can write. */
const LONGEST_TEXT = 10_000
const REVISIONS = 80
/** The most evidence that an assertion can have. */
const MOST_EVIDENCE = 500

/** PostgreSQL stores no NUL, so that the service refuses it. */
const isStorable = ({ text }: { text: string }) => !text.includes('\0')

/**
 * Fills a new database with a release, and with what a curator could have left in it: a comment of each hostile text,
 * suggestions that change all of a long text, and an assertion of as much evidence as one can have.
 */
export async function fillDatabase(url: string, release: string): Promise<void> {
  const storage = await open(url)
  try {
    await importRelease(storage, release)
    const [evidence] = await storage.read
      .selectFrom('evidence_items')
      .select('id')
      .orderBy('id')
      .limit(1)
      .execute()
    if (!evidence) throw new Error(`${release} has no evidence to comment on`)
    const subject = { type: 'EVIDENCE_ITEM', id: evidence.id } as const
    await storage.write(async (tx) => {
      const user = await addUser(tx, 'mallory')
      for (const { text } of hostileTexts(LONGEST_TEXT).filter(isStorable))
        await addComment(tx, subject, text.toWellFormed(), { user: user.id, note: text.toWellFormed() })
      for (let index = 0; index < REVISIONS; index += 1) {
        const words = (start: number) =>
          Array.from({ length: LONGEST_TEXT / 5 }, (_, n) =>
            (start + n * (index + 1)).toString(36).padStart(4, 'a'),
          ).join(' ')
        const changes = {
          description: [words(1_000_000), words(2_000_000 + index)] satisfies [string, string],
        }
        await addSuggestion(tx, subject, changes, { user: user.id })
      }
      await citeMuchEvidence(tx)
    })
  } finally {
    await storage.close()
  }
}

async function citeMuchEvidence(tx: Writing): Promise<void> {
  const assertion = await tx.selectFrom('assertions').select('id').orderBy('id').executeTakeFirstOrThrow()
  const evidence = await tx
    .selectFrom('evidence_items')
    .select('id')
    .where('status', '=', 'ACCEPTED')
    .orderBy('id')
    .limit(MOST_EVIDENCE)
    .execute()
  const links = evidence.map(({ id }) => ({ assertion_id: assertion.id, evidence_item_id: id }))
  await tx
    .insertInto('assertion_evidence_items')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Years of states: of more than stay open. */
const YEARS = [2021, 2022, 2023, 2024, 2025]

/**
 * Freezes the knowledge of a database, unless it is, and gives the file more names: of other states of the same content,
 * of which a large one need not be made as often.
 */
export async function freezeStates(url: string, dataFolder: string): Promise<void> {
  const folder = statesFolder(dataFolder, url)
  if ((await storedStates(folder)).length > 0) return
  const storage = await open(url)
  try {
    const { file, version } = await freeze(storage, folder, {
      name: 'attacked',
      date: new Date('2020-01-01'),
    })
    for (const year of YEARS) {
      const name = `attacked-${year}`
      const digest = createHash('sha256').update(name).digest('hex')
      const other = { name, version, date: `${year}-01-01T00:00:00.000Z`, digest }
      linkSync(file, join(folder, stateFileName(other)))
    }
  } finally {
    await storage.close()
  }
}

/** Whether a database holds no evidence yet. */
export async function isEmpty(url: string): Promise<boolean> {
  const storage = await open(url)
  try {
    return !(await storage.read.selectFrom('evidence_items').select('id').limit(1).executeTakeFirst())
  } finally {
    await storage.close()
  }
}

const LISTS = [
  'evidenceItems',
  'genes',
  'variants',
  'molecularProfiles',
  'assertions',
  'diseases',
  'therapies',
  'sources',
]
const PAGES = 3

/** Ids of up to 300 records of each kind, as any reader can find them. */
export async function idsOf(url: string): Promise<Target['ids']> {
  const ids: Record<string, number[]> = {}
  for (const list of LISTS) {
    let after: string | null = null
    ids[list] = []
    for (let page = 0; page < PAGES; page += 1) {
      const query = `query ($after: String) { page: ${list}(first: 100, after: $after) { nodes { id } pageInfo { endCursor } } }`
      const { nodes, endCursor } = await pageOf(url, query, after)
      ids[list].push(...nodes)
      after = endCursor
      if (after === null) break
    }
  }
  return ids
}

const Page = z.object({
  data: z.object({
    page: z.object({
      nodes: z.array(z.object({ id: z.number() })),
      pageInfo: z.object({ endCursor: z.string().nullable() }),
    }),
  }),
})

async function pageOf(url: string, query: string, after: string | null) {
  const answer = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  })
  const { nodes, pageInfo } = Page.parse(await answer.json()).data.page
  return { nodes: nodes.map(({ id }) => id), endCursor: pageInfo.endCursor }
}

const States = z.object({
  states: z.array(
    z.object({ name: z.string(), date: z.string(), knowledgeVersion: z.number(), path: z.string() }),
  ),
})

/** The frozen states, as any reader can find them. */
export async function statesOf(url: string): Promise<Target['states']> {
  return States.parse(await (await fetch(`${url}/api/states`)).json()).states
}
