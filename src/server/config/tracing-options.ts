/** Where traces go, and how many. */
export interface TracingOptions {
  /** Base URL of the collector, without a slash at the end; `/v1/traces` is added. */
  endpoint: string
  serviceName: string
  /** Share of the traces that begin here, from 0 to 1. */
  ratio: number
}
