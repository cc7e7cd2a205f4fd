import { client } from '#app/apollo/client.ts'
import { KnowledgebaseStatusDocument } from '#app/graphql/generated/knowledgebase-status.ts'

/** Data of the frame of every page; null when the server does not answer, which the page itself then says. */
export async function rootLoader() {
  try {
    const { data } = await client.query({ query: KnowledgebaseStatusDocument })
    return data ?? null
  } catch {
    return null
  }
}
