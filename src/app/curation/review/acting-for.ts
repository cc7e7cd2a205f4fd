import { useState } from 'react'
import { storedValue, storeValue } from '#app/ui/browser-storage.ts'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import type { Membership } from '#app/curation/forms/submission/use-organizations.ts'

const key = 'curia:acting-for'

const remembered = () => Number(storedValue(key, 'session')) || null

/** On behalf of which organization somebody reviews; what they choose holds for the rest of the session. */
export function useActingOrganization(): Membership & { choose: (id: number | null) => void } {
  const [chosen, setChosen] = useState(remembered)
  const membership = useOrganizations(chosen)
  const choose = (id: number | null) => {
    setChosen(id)
    storeValue(key, id === null ? null : String(id), 'session')
  }
  return { ...membership, choose }
}
