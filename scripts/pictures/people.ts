import { request } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { runCuria } from '#tests/support/service/server.ts'

/** Password of the accounts of pictures and of the demonstration. */
export const PASSWORD = 'a long sentence of its own'

/** Who looks at a page in a picture. */
export type Viewer = 'reader' | 'curator' | 'editor' | 'administrator'

/** Somebody signed in. */
export type Colleague = {
  username: string
  /** What a browser needs to be signed in as this person. */
  state: Awaited<ReturnType<APIRequestContext['storageState']>>
  /** Asks the interface as this person; throws when it answers with errors. */
  ask: <Answer>(query: string, variables?: Record<string, unknown>) => Promise<Answer>
}

export type Colleagues = Record<Exclude<Viewer, 'reader'>, Colleague> & {
  /** Whether their accounts were made now; they have done nothing yet then. */
  areNew: boolean
}

/** The curator, editor and administrator of the pictures: signed up, or signed in where the database has them already. */
export async function meetColleagues(url: string, database: string): Promise<Colleagues> {
  const curator = await signIn(url, 'cora')
  const editor = await signIn(url, 'edith')
  const administrator = await signIn(url, 'ada')
  const areNew = curator.isNew
  if (areNew) {
    const commands = [
      ['user', 'role', 'edith', 'editor'],
      ['user', 'role', 'ada', 'admin'],
      ['organization', 'create', 'Tumour Board', '--url', 'https://board.example.org', '--can-approve'],
      ['organization', 'create', 'Leukaemia Group', '--url', 'https://leukaemia.example.org'],
      ['organization', 'member', 'Tumour Board', 'edith', '--can-approve'],
    ]
    for (const words of commands) await command(database, words)
    for (const { ask } of [editor, administrator]) {
      await ask('mutation { updateCoi(input: { coiPresent: false }) { clientMutationId } }')
    }
  }
  return { curator, editor, administrator, areNew }
}

async function command(database: string, words: string[]): Promise<void> {
  const { code, stderr } = await runCuria(words, { database })
  if (code !== 0) throw new Error(`curia ${words.join(' ')}: ${stderr}`)
}

async function signIn(url: string, username: string): Promise<Colleague & { isNew: boolean }> {
  const context = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  const account = { email: `${username}@example.org`, password: PASSWORD, username }
  const known = await context.post('/api/auth/sign-in', { data: account })
  if (!known.ok()) {
    const made = await context.post('/api/auth/sign-up', { data: account })
    if (!made.ok()) throw new Error(`no account for ${username}: ${await made.text()}`)
  }
  return {
    username,
    isNew: !known.ok(),
    state: await context.storageState(),
    ask: async (query, variables) => {
      const response = await context.post('/api/graphql', { data: { query, variables } })
      const { data, errors } = await response.json()
      if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`)
      return data
    },
  }
}
