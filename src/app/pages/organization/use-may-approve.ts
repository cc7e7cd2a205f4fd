import { useQuery } from '@apollo/client/react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { ViewerApprovalsDocument } from '#app/graphql/generated/viewer-approvals.ts'
import { pageState } from '#app/states/page-state.ts'

/** Whether who is signed in may approve assertions for the organization; false as long as that is not known. */
export function useMayApprove(organizationId: number): boolean {
  const viewer = useViewer()
  // Frozen states have no approvals.
  const { data } = useQuery(ViewerApprovalsDocument, { skip: !viewer || pageState !== null })
  return data?.viewer?.organizationsWithApprovalPrivileges.some(({ id }) => id === organizationId) ?? false
}
