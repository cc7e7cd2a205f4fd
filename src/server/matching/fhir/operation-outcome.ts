import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes'

/** The media type of a resource, and of one resource a line. */
export const FHIR_JSON = 'application/fhir+json'
export const FHIR_NDJSON = 'application/fhir+ndjson'

/** Codes of issues by the status of the answer. */
function issueCode(status: number): OperationOutcomeIssue['code'] {
  switch (status) {
    case 400:
    case 415:
    case 422:
      return 'invalid'
    case 401:
      return 'login'
    case 403:
      return 'forbidden'
    case 404:
      return 'not-found'
    case 413:
      return 'too-long'
    case 429:
      return 'throttled'
    case 503:
      return 'transient'
    default:
      return status < 500 ? 'processing' : 'exception'
  }
}

/** An error as FHIR says it. */
export const operationOutcome = (status: number, sentences: readonly string[]): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: sentences.map((text) => ({
    severity: 'error',
    code: issueCode(status),
    details: { text },
  })),
})
