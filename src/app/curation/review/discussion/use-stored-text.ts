import { useState } from 'react'

const prefix = 'curia:text:'

function read(key: string): string {
  try {
    return localStorage.getItem(prefix + key) ?? ''
  } catch {
    return ''
  }
}

/** Text that survives a reload; it is forgotten when it is emptied. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key))
  const set = (next: string) => {
    setText(next)
    try {
      if (next) localStorage.setItem(prefix + key, next)
      else localStorage.removeItem(prefix + key)
    } catch {
      // A browser that keeps nothing still lets one type.
    }
  }
  return [text, set]
}
