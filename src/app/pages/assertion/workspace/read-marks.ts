import { useState } from 'react'

const key = (assertionId: number) => `curia.read.AID${assertionId}`

/** Which evidence items of an assertion this reader has marked as read, in this browser. */
export function useReadMarks(assertionId: number): [ReadonlySet<number>, (id: number) => void] {
  const [marks, setMarks] = useState<ReadonlySet<number>>(() => stored(assertionId))
  const toggle = (id: number) => {
    const next = new Set(marks)
    if (!next.delete(id)) next.add(id)
    setMarks(next)
    try {
      localStorage.setItem(key(assertionId), [...next].join(' '))
    } catch {
      // Storage is closed to us: the marks hold for this page only.
    }
  }
  return [marks, toggle]
}

function stored(assertionId: number): ReadonlySet<number> {
  try {
    const text = localStorage.getItem(key(assertionId)) ?? ''
    return new Set(text.split(' ').map(Number).filter(Number.isInteger).filter(Boolean))
  } catch {
    return new Set()
  }
}
