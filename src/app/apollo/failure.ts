import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { codeFailures, isCodeFailure } from '#app/ui/feedback/code-failure.ts'
import type { Failure } from '#app/ui/feedback/ErrorState.tsx'
import { requestIdOf } from './request-ids.ts'
import { retryAfterOf, retrySentence } from './retry-after.ts'

/** An error in a reader's words. */
export function failureOf(error: unknown): Failure {
  if (isCodeFailure(error)) return { ...codeFailures.unknown, isCode: true }
  const requestId = requestIdOf(error)
  if (CombinedGraphQLErrors.is(error)) {
    return {
      title: 'The request failed',
      detail: error.errors.map(({ message }) => message).join(' '),
      requestId: requestId ?? extensionId(error.errors[0]?.extensions),
    }
  }
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const rateLimited = error.statusCode === 429
    const retryAfter = retryAfterOf(error.response.headers)
    return {
      title: rateLimited ? 'Too many requests' : 'Something went wrong',
      detail: rateLimited
        ? `The request limit for your network address is reached. ${retrySentence(retryAfter)}`
        : `The server returned status ${error.statusCode}. ${retryAfter ? retrySentence(retryAfter) : 'Try again; if it continues, contact your administrator.'}`,
      retryAfter,
      requestId: requestId ?? error.response.headers.get('x-request-id') ?? undefined,
    }
  }
  if (error instanceof TypeError && /fetch|network|load/i.test(error.message)) {
    return {
      title: 'The server cannot be reached',
      detail: 'Check the network connection, then retry.',
      requestId,
    }
  }
  return {
    title: 'Something went wrong on this part of the page',
    detail: error instanceof Error ? error.message : 'An unknown error occurred.',
    requestId,
  }
}

function extensionId(extensions: unknown): string | undefined {
  if (typeof extensions !== 'object' || extensions === null || !('requestId' in extensions)) return undefined
  return typeof extensions.requestId === 'string' ? extensions.requestId : undefined
}
