/** Memory of a process at a time. */
export interface MemorySample {
  /** Since the first request. */
  minutes: number
  /** Resident, in MB. */
  megabytes: number
}

/** What became of the memory in the second half of a time. */
export interface MemoryTrend {
  /** Middle of the second half, in MB. */
  megabytes: number
  /** By which the line of least squares rises over the second half, in MB; below zero: it falls. */
  rise: number
  /** Why that is a slope; null: it is none. */
  problem: string | null
}

/** A line may rise by so much of the memory over the second half: what garbage that is not yet collected adds or hides. */
const ALLOWED_RISE = 0.03
/** Of fewer samples a line says nothing. */
const LEAST_SAMPLES = 4

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** A rise of fewer standard errors may be chance. */
const CERTAIN = 3

/** The line of least squares through the second half of the samples, and whether it rises. */
export function memoryTrend(samples: readonly MemorySample[]): MemoryTrend {
  const half = samples.slice(Math.floor(samples.length / 2))
  if (half.length < LEAST_SAMPLES)
    return {
      megabytes: NaN,
      rise: NaN,
      problem: `only ${samples.length} samples: a line needs ${2 * LEAST_SAMPLES}`,
    }
  const times = half.map(({ minutes }) => minutes)
  const [middle, megabytes] = [mean(times), mean(half.map((sample) => sample.megabytes))]
  const spread = mean(times.map((minutes) => (minutes - middle) ** 2))
  const slope = mean(half.map((each) => (each.minutes - middle) * (each.megabytes - megabytes))) / spread
  const residuals = half.map((each) => each.megabytes - megabytes - slope * (each.minutes - middle))
  const slopeError = Math.sqrt(mean(residuals.map((residual) => residual ** 2)) / (half.length - 2) / spread)
  const minutes = Math.max(...times) - Math.min(...times)
  const rise = slope * minutes
  const allowed = Math.max(megabytes * ALLOWED_RISE, CERTAIN * slopeError * minutes)
  const problem =
    rise > allowed
      ? `memory rises by ${rise.toFixed(1)} MB in ${minutes.toFixed(0)} minutes, of ${megabytes.toFixed(0)} MB; ${allowed.toFixed(1)} MB are allowed`
      : null
  return { megabytes, rise, problem }
}
