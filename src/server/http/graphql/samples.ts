import type { GraphqlRequest } from './request.ts'

/** Checks whether a document may hold a patient's sample: neither it nor its answer is cached. */
export const namesSample = ({ query }: Pick<GraphqlRequest, 'query'>): boolean =>
  query.includes('matchSample')
