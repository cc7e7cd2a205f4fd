import type { LoaderFunctionArgs } from 'react-router'
import { replace, useLocation } from 'react-router'
import { presentAddress } from '#domain/records/former-addresses.ts'
import { pageBase } from '#app/page-state/page-state.ts'
import { NotFound } from './NotFound.tsx'

/** Addresses of the public service's clients lead to the page that holds them now. */
export function loader({ request }: LoaderFunctionArgs) {
  const present = presentAddress(new URL(request.url).pathname.slice(pageBase().length))
  return present === null ? null : replace(present)
}

/** For an address that leads nowhere: its last part is what was sought. */
export function Component() {
  const { pathname } = useLocation()
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return <NotFound title="Page not found" sought={decoded(last).replaceAll(/[-_+]/g, ' ')} />
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
