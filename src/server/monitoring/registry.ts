/** Labels of a sample. Their values are few and of our own choosing: never what clients send. */
export type Labels = Readonly<Record<string, string>>

/** A value of a metric. */
interface Sample {
  labels: Labels
  value: number
}

/** A metric whose values are read when it is scraped, and cost nothing otherwise. */
export interface Metric {
  name: string
  help: string
  type: 'gauge' | 'counter'
  labelNames: readonly string[]
  /** Its samples; values that several parts of the process have for the same labels are added up. */
  read(): Promise<Sample[]>
}

/** Reads a value; null: it is not known at the moment. */
type Read = () => number | null | Promise<number | null>

/** A gauge, for the values of which parts of the service register. */
export interface GaugeDefinition {
  /**
   * Registers the value of one part of the service.
   * @returns a function that removes it, to be called when the part ends
   */
  register(labels: Labels, read: Read): () => void
}

/** Number that only grows; whoever counts increments it. */
export interface Count {
  value: number
}

/** A counter. */
export interface CounterDefinition {
  /** The number for the labels, from 0. */
  count(labels?: Labels): Count
}

const metrics = new Map<string, Metric>()

/** All metrics of the process that were defined so far. */
export const definedMetrics = (): IterableIterator<Metric> => metrics.values()

const keyOf = (labels: Labels) => JSON.stringify(labels)

/** Adds a metric to those of the process. @throws Error when there is one of that name */
function define(metric: Metric): void {
  if (metrics.has(metric.name)) throw new Error(`the metric ${metric.name} is defined twice`)
  metrics.set(metric.name, metric)
}

/**
 * Defines a gauge of the process: where a feature has something to watch, it defines a gauge beside its code.
 * @param name in the style of Prometheus, with unit: `curia_database_connections`
 * @param help a noun phrase
 */
export function defineGauge(name: string, help: string, labelNames: readonly string[] = []): GaugeDefinition {
  const sources = new Set<{ labels: Labels; read: Read }>()
  const read = async () => {
    const sums = new Map<string, Sample>()
    for (const source of sources) {
      const value = await source.read()
      const key = keyOf(source.labels)
      if (value !== null) sums.set(key, { labels: source.labels, value: (sums.get(key)?.value ?? 0) + value })
    }
    return [...sums.values()]
  }
  define({ name, help, type: 'gauge', labelNames, read })
  return {
    register(labels, readSource) {
      const source = { labels, read: readSource }
      sources.add(source)
      return () => void sources.delete(source)
    },
  }
}

/**
 * Defines a counter of the process.
 * @param name in the style of Prometheus, ending with `_total`
 * @param help a noun phrase
 */
export function defineCounter(
  name: string,
  help: string,
  labelNames: readonly string[] = [],
): CounterDefinition {
  const counts = new Map<string, { labels: Labels; count: Count }>()
  const read = async () => [...counts.values()].map(({ labels, count }) => ({ labels, value: count.value }))
  define({ name, help, type: 'counter', labelNames, read })
  return {
    count(labels = {}) {
      const key = keyOf(labels)
      const count = counts.get(key)?.count ?? { value: 0 }
      counts.set(key, { labels, count })
      return count
    },
  }
}
