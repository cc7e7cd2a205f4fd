/** A place among those who may go on. */
export interface Place {
  /** Milliseconds that are left of the patience counted from when the place was asked for; never negative. */
  remaining(): number
  /** Gives the place to the next; to be called once. */
  leave(): void
}

export interface AdmissionLimits {
  /** How many may go on at once. */
  places: number
  /** How many may wait for them. */
  waiting: number
  /** How long each may wait, in ms. */
  patience: number
}

/** A queue that is bounded in length and time: the first who came is the first to go on. */
export interface Admission {
  /** @throws what `refusal` makes, at once where too many wait, else when no place became free in time */
  enter(): Promise<Place>
}

/** @param refusal makes the error for those who are turned away */
export function createAdmission(limits: AdmissionLimits, refusal: () => Error): Admission {
  const waiting: (() => void)[] = []
  let free = limits.places

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async enter() {
      const deadline = performance.now() + limits.patience
      const place: Place = { leave, remaining: () => Math.max(0, deadline - performance.now()) }
      if (free > 0) {
        free -= 1
        return place
      }
      if (waiting.length >= limits.waiting) throw refusal()
      return new Promise((resolve, reject) => {
        const admit = () => {
          clearTimeout(timer)
          resolve(place)
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(admit), 1)
          reject(refusal())
        }, limits.patience)
        waiting.push(admit)
      })
    },
  }
}
