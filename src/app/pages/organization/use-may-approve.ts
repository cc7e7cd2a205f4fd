import { useEffect, useState } from 'react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { pageState } from '#app/page-state/page-state.ts'

/** Checks whether the user who is signed in may approve assertions for the organization; false as long as that is not known. */
export function useMayApprove(organizationId: number): boolean {
  const viewerId = useViewer()?.id
  const [privileges, setPrivileges] = useState<readonly number[]>([])
  useEffect(() => {
    // Frozen states have no approvals.
    if (viewerId === undefined || pageState !== null) return undefined
    let isCurrent = true
    import('./approval-privileges.ts')
      .then(({ approvalPrivileges }) => approvalPrivileges())
      .then(
        (ids) => isCurrent && setPrivileges(ids),
        // Without an answer the page is that of other readers.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [viewerId])
  return privileges.includes(organizationId)
}
