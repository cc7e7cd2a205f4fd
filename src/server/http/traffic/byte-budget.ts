/** Memory that is held for a client until it has sent or read something. */
export interface Hold {
  /** Client address that it counts for. */
  address: string
  bytes: number
  /** Ends the request that needs the memory. */
  end(): void
}

/** A budget of bytes that requests under way share. */
export interface ByteBudget {
  /**
   * Takes bytes of the budget. When it is used up, the oldest request of the address that holds most makes room, if
   * that address holds as much as this one would.
   * @returns whose share is used up: that of the `address`, or all of it (`total`); null when the bytes were taken
   */
  take(hold: Hold): 'address' | 'total' | null
  /** Gives the bytes back; more than once is no harm. */
  release(hold: Hold): void
  readonly bytes: number
}

/** One address may have this part of a budget. */
const SHARE = 1 / 4

/** @param total bytes that all requests together may hold */
export function byteBudget(total: number): ByteBudget {
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
    take(hold) {
      const needed = heldBy(hold.address) + hold.bytes
      // A lone request may be larger than a share.
      if (needed > total * SHARE && needed > hold.bytes) return 'address'
      while (bytes + hold.bytes > total) {
        const other = heaviest(needed)
        if (!other) return 'total'
        release(other)
        other.end()
      }
      holds.add(hold)
      add(hold, hold.bytes)
      return null
    },
    release,
    get bytes() {
      return bytes
    },
  }
}
