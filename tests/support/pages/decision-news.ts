import type { Page } from '@playwright/test'

/** Keeps a page from hearing what others decide, so that it still offers to undo: what it asks every ten seconds. */
export const withoutNewsOfDecisions = (page: Page): Promise<unknown> =>
  page.route('**/api/graphql*', (route) => {
    const request = route.request()
    const isAsking = `${request.url()}${request.postData() ?? ''}`.includes('FollowedDecisionStates')
    return isAsking ? route.fulfill({ json: { data: { followedDecisionStates: [] } } }) : route.fallback()
  })
