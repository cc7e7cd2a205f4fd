import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router'
import type { NavigateOptions } from 'react-router'

type Place = { pathname: string; search: string }

/**
 * The parameters of the page as they will be: those of a change that is still on its way, else those of the address.
 *
 * @param state where the router is, and where it is going
 */
export function latestSearch({
  location,
  navigation,
}: {
  location: Place
  navigation: { location?: Place | undefined }
}): URLSearchParams {
  const next = navigation.location
  return new URLSearchParams(next?.pathname === location.pathname ? next.search : location.search)
}

/**
 * Changes parameters of the address: what `useSearchParams` cannot do twice in a row, as it begins with the parameters
 * that were rendered last, and the second change would undo the first.
 */
export function useSearchUpdate() {
  const router = use(DataRouterContext)?.router
  const navigate = useNavigate()
  return (change: (search: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    if (!router) throw new Error('Parameters of an address are changed within a data router.')
    void navigate(`?${change(latestSearch(router.state)).toString()}`, options)
  }
}

/** The parameters with another value of one; without it where the value is null or empty. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
