import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { latestSearch, withParameter } from '#app/ui/hooks/use-search-update.ts'

/** A router whose pages come when they are let go. */
function slowRouter() {
  const { promise, resolve } = Promise.withResolvers<null>()
  const route = (path: string) => ({ path, loader: () => promise, element: null })
  const router = createMemoryRouter([route('/list'), route('/other')], {
    initialEntries: ['/list?level=A'],
    hydrationData: { loaderData: { '0': null } },
  })
  return { router: router.initialize(), letGo: () => resolve(null) }
}

describe('Changes of an address', () => {
  it('that come before the first has arrived are made of what it will be', async () => {
    const { router, letGo } = slowRouter()
    const change = (name: string, value: string | null) =>
      router.navigate(`?${withParameter(latestSearch(router.state), name, value).toString()}`)
    void change('disease', 'melanoma')
    void change('level', 'B')
    const last = change('level', null)
    expect(router.state.location.search).toBe('?level=A')
    letGo()
    await last
    expect(router.state.location.search).toBe('?disease=melanoma')
    router.dispose()
  })

  it('take no parameters of another page that is on its way', () => {
    const { router } = slowRouter()
    void router.navigate('/other?level=C')
    expect(latestSearch(router.state).toString()).toBe('level=A')
    router.dispose()
  })
})
