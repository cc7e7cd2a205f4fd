import { client } from '#app/apollo/client.ts'
import { ViewerApprovalsDocument } from '#app/graphql/generated/viewer-approvals.ts'

/** Ids of the organizations for which who is signed in may approve assertions. */
export async function approvalPrivileges(): Promise<number[]> {
  const { data } = await client.query({ query: ViewerApprovalsDocument })
  return data?.viewer?.organizationsWithApprovalPrivileges.map(({ id }) => id) ?? []
}
