const REFERENCE_TEXT = 'BRAF V600E, c.1799T>A: EID1409 '.repeat(4000)

/** Milliseconds that this thread computes for the work, whatever else the machine does and its workers compute. */
async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** A fixed piece of work on a text: some ten milliseconds of a calm processor of 2024. */
function referenceWork(): number {
  const words = new Map<string, number>()
  for (let round = 0; round < 8; round += 1)
    for (const [word] of REFERENCE_TEXT.matchAll(/[\p{L}\p{N}.>]+/gu))
      words.set(word.toLowerCase(), (words.get(word.toLowerCase()) ?? 0) + 1)
  return words.size
}

/**
 * How many times as long as a fixed reference this thread computes for the work. The reference is measured right
 * before and after it, so that a processor that others slow down slows both.
 */
export async function cpuReferences(work: () => unknown): Promise<number> {
  const before = await cpuMilliseconds(referenceWork)
  const spent = await cpuMilliseconds(work)
  const after = await cpuMilliseconds(referenceWork)
  return spent / Math.max(before, after)
}
