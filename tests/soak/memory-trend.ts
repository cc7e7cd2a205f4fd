/** Memory of a process at a time. */
export interface MemorySample {
  /** Since the first request. */
  minutes: number
  /** Resident, in MB. */
  megabytes: number
}

/** What became of the memory after the first quarter of a time. */
export interface MemoryTrend {
  /** On average, in MB. */
  megabytes: number
  /** By which it rises in an hour, in MB; below zero: it falls. */
  rise: number
  /** By which the rise may be more or less, as surely as 95 %. */
  error: number
  /** Why that is a slope, or may be one; null: it is none. */
  problem: string | null
}

/** The first samples, in which caches fill and code is compiled. */
const WARMING = 1 / 4
/** Memory that rises by no more than this part of it in an hour has no slope. */
const ALLOWED_RISE = 0.03
/** Of fewer samples a line says nothing. */
const LEAST_SAMPLES = 8
/**
 * Samples that follow one another are alike, as garbage waits for its collection: the line is drawn through the medians of so
 * many parts of the time, which hardly depend on each other and on no peak of a nightly job.
 */
const PARTS = 15
/** Standard errors of a line through that many points within which it is in 95 % of all cases (Student). */
const WITHIN_95 = 2.16
const MINUTES_AN_HOUR = 60

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  return mean(sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1))
}

/** Middles of parts of the time. */
function partsOf(samples: readonly MemorySample[]): MemorySample[] {
  const count = Math.min(PARTS, samples.length)
  return Array.from({ length: count }, (_, part) => {
    const some = samples.slice(
      Math.floor((part * samples.length) / count),
      Math.floor(((part + 1) * samples.length) / count),
    )
    return {
      minutes: mean(some.map(({ minutes }) => minutes)),
      megabytes: median(some.map(({ megabytes }) => megabytes)),
    }
  })
}

/** The line of least squares through the memory after its first quarter, and whether it rises. */
export function memoryTrend(samples: readonly MemorySample[]): MemoryTrend {
  if (samples.length < LEAST_SAMPLES) {
    const problem = `only ${samples.length} samples: a line needs ${LEAST_SAMPLES}`
    return { megabytes: NaN, rise: NaN, error: NaN, problem }
  }
  const parts = partsOf(samples.slice(Math.floor(samples.length * WARMING)))
  const middle = mean(parts.map(({ minutes }) => minutes))
  const megabytes = mean(parts.map((part) => part.megabytes))
  const spread = mean(parts.map(({ minutes }) => (minutes - middle) ** 2))
  const slope = mean(parts.map((each) => (each.minutes - middle) * (each.megabytes - megabytes))) / spread
  const residuals = parts.map((each) => each.megabytes - megabytes - slope * (each.minutes - middle))
  const variance = mean(residuals.map((residual) => residual ** 2)) / (parts.length - 2) / spread
  const rise = slope * MINUTES_AN_HOUR
  const error = WITHIN_95 * Math.sqrt(variance) * MINUTES_AN_HOUR
  return { megabytes, rise, error, problem: problemOf({ megabytes, rise, error }) }
}

function problemOf({ megabytes, rise, error }: Omit<MemoryTrend, 'problem'>): string | null {
  const allowed = megabytes * ALLOWED_RISE
  if (rise + error <= allowed) return null
  const verb = rise - error > 0 ? 'rises' : 'may rise, or may not, as it varies so much:'
  return `memory ${verb} by ${rise.toFixed(1)} ± ${error.toFixed(1)} MB in an hour, of ${megabytes.toFixed(0)} MB; ${allowed.toFixed(1)} MB are allowed`
}
