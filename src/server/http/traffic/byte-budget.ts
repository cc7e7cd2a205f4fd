import type { ClientError } from '#server/errors/client-error.ts'
import { held } from '#server/monitoring/held-resources.ts'

/** Memory that a client wants until it has sent or read something. */
interface Hold {
  /** Client address that it counts for. */
  address: string
  bytes: number
  /** Ends the request that needs the memory. */
  end(): void
}

/** A budget of bytes that requests under way share. */
export interface ByteBudget {
  /**
   * Reserves bytes of the budget until the reservation is disposed of. When it is used up, the oldest request of the address
   * that holds most makes room, if that address holds as much as this one would.
   * @throws ClientError when the share of the address, or all of it, is used up
   */
  reserve(hold: Hold): Disposable
  readonly bytes: number
}

/** One address may have this part of a budget. */
const SHARE = 1 / 4

/** Errors for a share of one address that is used up, and for the whole budget. */
export interface BudgetErrors {
  address: ClientError
  total: ClientError
}

/**
 * @param total bytes that all requests together may hold
 * @param use what they are reserved for, for metrics
 */
export function byteBudget(total: number, use: string, errors: BudgetErrors): ByteBudget {
  const holds = new Set<Hold>()
  const byAddress = new Map<string, number>()
  let bytes = 0
  const heldBy = (address: string) => byAddress.get(address) ?? 0

  function add({ address }: Hold, difference: number): void {
    bytes += difference
    const held = heldBy(address) + difference
    if (held > 0) byAddress.set(address, held)
    else byAddress.delete(address)
  }

  function release(hold: Hold): void {
    if (holds.delete(hold)) add(hold, -hold.bytes)
  }

  /** The oldest hold of the address that holds most, if that is at least so much. */
  function heaviest(least: number): Hold | undefined {
    const [address, held] = [...byAddress].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])
    return held >= least ? [...holds].find((hold) => hold.address === address) : undefined
  }

  return {
    reserve(hold) {
      const needed = heldBy(hold.address) + hold.bytes
      // A lone request may be larger than a share.
      if (needed > total * SHARE && needed > hold.bytes) throw errors.address
      while (bytes + hold.bytes > total) {
        const other = heaviest(needed)
        if (!other) throw errors.total
        release(other)
        other.end()
      }
      holds.add(hold)
      add(hold, hold.bytes)
      return held('reservation', use, () => release(hold))
    },
    get bytes() {
      return bytes
    },
  }
}
