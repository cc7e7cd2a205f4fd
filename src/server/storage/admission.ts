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
  /** How many of one origin may wait; as many as all unless given. */
  waitingPerOrigin?: number
  /** How long each may wait, in ms. */
  patience: number
}

/** Who asks for a place. */
export interface Entrant {
  /** Where they come from: places go to origins in turn. */
  origin?: string | undefined
  /** Aborted when they no longer want a place. */
  signal?: AbortSignal | undefined
}

/** A queue that is bounded in length and time: the first who came is the first to go on, of each origin in turn. */
export interface Admission {
  /** @throws what `refusal` makes, at once where too many wait, else when no place became free in time */
  enter(entrant?: Entrant): Promise<Place>
}

interface Waiting {
  origin: string | undefined
  admit: () => void
}

/** @param refusal makes the error for those who are turned away */
export function createAdmission(limits: AdmissionLimits, refusal: () => Error): Admission {
  const { places, waiting: mostWaiting, waitingPerOrigin = mostWaiting, patience } = limits
  const waiting: Waiting[] = []
  let free = places
  let lastOrigin: string | undefined

  function leave() {
    const other = waiting.findIndex(({ origin }) => origin !== lastOrigin)
    const [next] = waiting.splice(Math.max(0, other), 1)
    if (!next) {
      free += 1
      return
    }
    lastOrigin = next.origin
    next.admit()
  }

  function isFull(origin: string | undefined): boolean {
    if (waiting.length >= mostWaiting) return true
    return waiting.filter((each) => each.origin === origin).length >= waitingPerOrigin
  }

  return {
    async enter({ origin, signal } = {}) {
      const deadline = performance.now() + patience
      const place: Place = { leave, remaining: () => Math.max(0, deadline - performance.now()) }
      if (signal?.aborted) throw refusal()
      if (free > 0) {
        free -= 1
        lastOrigin = origin
        return place
      }
      if (isFull(origin)) throw refusal()
      return new Promise((resolve, reject) => {
        const stopWaiting = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', giveUp)
        }
        const giveUp = () => {
          stopWaiting()
          waiting.splice(waiting.indexOf(entrant), 1)
          reject(refusal())
        }
        const admit = () => {
          stopWaiting()
          resolve(place)
        }
        const entrant = { origin, admit }
        const timer = setTimeout(giveUp, patience)
        signal?.addEventListener('abort', giveUp)
        waiting.push(entrant)
      })
    },
  }
}
