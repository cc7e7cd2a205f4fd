import { useState } from 'react'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import type { Membership } from '#app/curation/forms/submission/use-organizations.ts'

const key = 'curia:acting-for'

function remembered(): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null
  } catch {
    return null
  }
}

/** On behalf of which organization somebody reviews; what they choose holds for the rest of the session. */
export function useActingOrganization(): Membership & { choose: (id: number | null) => void } {
  const [chosen, setChosen] = useState(remembered)
  const membership = useOrganizations(chosen)
  const choose = (id: number | null) => {
    setChosen(id)
    try {
      sessionStorage.setItem(key, String(id ?? ''))
    } catch {
      // It then holds for this page.
    }
  }
  return { ...membership, choose }
}
