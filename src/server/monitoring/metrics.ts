/** An HTTP request that has ended. */
export interface RequestMeasures {
  /** Pattern of its route, such as `/api/genes/:id`. */
  route: string
  method: string
  status: number
  seconds: number
}

/** A GraphQL operation that was executed. */
export interface OperationMeasures {
  /** Its name in the document, as the client sent it. */
  name: string | undefined
  /** Whether the response has errors. */
  hasErrors: boolean
  seconds: number
}

/** Text for Prometheus. */
export interface Scrape {
  contentType: string
  body: string
}

/** Durations that are measured, and all metrics as text. */
export interface Metrics {
  request(measures: RequestMeasures): void
  operation(measures: OperationMeasures): void
  statement(seconds: number, hasFailed: boolean): void
  /** All metrics of the process. Those who ask within a second get the same text: it is made once a second at most. */
  scrape(): Promise<Scrape>
}
