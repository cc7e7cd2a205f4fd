/** A value of a scrape. */
export interface ScrapedSample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Metrics as Prometheus scrapes them. */
export interface Scraped {
  text: string
  /** Names of series: those of samples, and of metrics that have no sample yet. */
  names: Set<string>
  /** The sum of the samples of a name that have these labels; 0 when there are none. */
  sum(name: string, labels?: Record<string, string>): number
}

function sampleOf(line: string): ScrapedSample {
  const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (name === '' || Number.isNaN(Number(value))) throw new Error(`not a sample: ${line}`)
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
  return {
    name,
    labels: Object.fromEntries(pairs.map(([, label, text]) => [label, text])),
    value: Number(value),
  }
}

/** Scrapes a service. @param url of its metrics */
export async function scrape(url: string): Promise<Scraped> {
  const answer = await fetch(url)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  const lines = text.split('\n').filter((line) => line !== '')
  const samples = lines.filter((line) => !line.startsWith('#')).map(sampleOf)
  const declared = lines.flatMap((line) => {
    const [, name = '', type] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? []
    if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`]
    return name === '' ? [] : [name]
  })
  return {
    text,
    names: new Set([...declared, ...samples.map(({ name }) => name)]),
    sum: (name, labels = {}) =>
      samples
        .filter((one) => one.name === name)
        .filter((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))
        .reduce((sum, { value }) => sum + value, 0),
  }
}
