import { useState } from 'react'
import { storedValue, storeValue } from '#app/ui/browser-storage.ts'

const key = (assertionId: number) => `curia.read.AID${assertionId}`

/** Which evidence items of an assertion this reader has marked as read, in this browser. */
export function useReadMarks(assertionId: number): [ReadonlySet<number>, (id: number) => void] {
  const [marks, setMarks] = useState<ReadonlySet<number>>(() => stored(assertionId))
  const toggle = (id: number) => {
    const next = new Set(marks)
    if (!next.delete(id)) next.add(id)
    setMarks(next)
    storeValue(key(assertionId), [...next].join(' '))
  }
  return [marks, toggle]
}

function stored(assertionId: number): ReadonlySet<number> {
  const text = storedValue(key(assertionId)) ?? ''
  return new Set(text.split(' ').map(Number).filter(Number.isInteger).filter(Boolean))
}
