import { useLocation } from 'react-router'
import { NotFound } from './NotFound.tsx'

/** For an address that leads nowhere: its last part is what was sought. */
export function Component() {
  const { pathname } = useLocation()
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return (
    <NotFound title="There is no page at this address" sought={decoded(last).replaceAll(/[-_+]/g, ' ')} />
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
