/** Attributes of a span: patterns, names and numbers; never values that clients or curators wrote. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A span under way. */
export interface Span {
  set(attributes: SpanAttributes): void
  /** Ends it. @param error of what it stands for, where that failed */
  end(error?: unknown): void
}

/** Headers of a request, of which a trace of the client is continued. */
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Spans as an OpenTelemetry SDK makes them. */
export interface Tracer {
  /**
   * Begins the span of a request, which continues the trace of its `traceparent` header.
   * @returns the span, and a function that runs work whose spans belong to it
   */
  request(headers: Headers, attributes: SpanAttributes): RequestSpan
  /** Begins a span within that of the code that runs at present, and runs work within it. */
  within<Result>(
    name: string,
    attributes: SpanAttributes,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result>
  /** Adds a span that ends now. */
  past(name: string, attributes: SpanAttributes, milliseconds: number, error?: unknown): void
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

/** Span of a request. */
export interface RequestSpan extends Span {
  rename(name: string): void
  run<Result>(work: () => Result): Result
}

let tracer: Tracer | null = null

/** Sets the tracer of the process; null: no traces. */
export function traceWith(next: Tracer | null): void {
  tracer = next
}

const noSpan: Span = { set: () => {}, end: () => {} }

/** Runs work within a span of the present request; just runs it where traces are off. */
export function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer ? tracer.within(name, attributes, work) : work(noSpan)
}
