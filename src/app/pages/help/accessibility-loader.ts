import { client } from '#app/apollo/client.ts'
import { AccessibilityPageDocument } from '#app/graphql/generated/accessibility-page.ts'

/** Whom to tell of a barrier, as the operator has set it; null where nobody is named or the server does not answer. */
export async function loader(): Promise<string | null> {
  const { data } = await client.query({ query: AccessibilityPageDocument }).catch(() => ({ data: null }))
  return data?.knowledgebase.contact ?? null
}
