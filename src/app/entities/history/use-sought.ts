import { useLocation } from 'react-router'
import { anchorOf } from '#domain/records/links.ts'

/** Id of the element of a list that the address names, as `#comment-12`; null where it names none of the kind. */
export function useSought(kind: Parameters<typeof anchorOf>[0]): string | null {
  const name = useLocation().hash.slice(1)
  const id = Number(/-(\d+)$/.exec(name)?.[1])
  return id && name === anchorOf(kind, id) ? name : null
}
