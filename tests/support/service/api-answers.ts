import type { Page, Route } from '@playwright/test'

/** What is done to a request of the app instead of letting it through. */
type Answer = (route: Route) => Promise<void>

/** Handles requests of one GraphQL operation; the others go on to the server. Gives how to end it. */
export async function answerOperation(
  page: Page,
  operation: string,
  answer: Answer,
): Promise<() => Promise<void>> {
  const address = '**/api/graphql'
  const handler = async (route: Route) => {
    const asked: unknown = route.request().postDataJSON()
    const isMeant =
      typeof asked === 'object' &&
      asked !== null &&
      'operationName' in asked &&
      asked.operationName === operation
    await (isMeant ? answer(route) : route.fallback())
  }
  await page.route(address, handler)
  return () => page.unroute(address, handler)
}

/** Holds requests of an operation until the returned function lets them go. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await answerOperation(page, operation, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The request id of the failures that {@link failing} answers. */
export const failedRequestId = 'b7c1d2e3-4f50-4a61-8b72-9c83d4e5f607'

/** Answers as a server does that failed inside. */
export const failing: Answer = (route) =>
  route.fulfill({
    status: 500,
    headers: { 'x-request-id': failedRequestId },
    contentType: 'application/json',
    body: JSON.stringify({
      data: null,
      errors: [
        { message: 'Something went wrong on the server.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
      ],
    }),
  })

/** Answers as a proxy does whose server is down. */
export const unavailable: Answer = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })

/** As if there were no network. */
export const unreachable: Answer = (route) => route.abort('connectionrefused')
