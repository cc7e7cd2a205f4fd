import { useState } from 'react'
import { storedValue, storeValue } from '#app/ui/browser-storage.ts'

const prefix = 'curia:text:'

/** Text that survives a reload; it is forgotten when it is emptied. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => storedValue(prefix + key) ?? '')
  const set = (next: string) => {
    setText(next)
    storeValue(prefix + key, next || null)
  }
  return [text, set]
}
