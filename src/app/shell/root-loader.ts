import { client } from '#app/apollo/client.ts'
import { KnowledgebaseStatusDocument } from '#app/graphql/generated/knowledgebase-status.ts'

/** What the frame of every page shows; null when the server does not answer, which the page itself then says. */
export async function rootLoader() {
  try {
    const { data } = await client.query({ query: KnowledgebaseStatusDocument })
    return data ?? null
  } catch {
    return null
  }
}
