/** Characters of a value as JSON, with the comma behind it. */
const lengthOf = (value: unknown) => JSON.stringify(value).length + 1

/** The first entries of a list whose JSON has at most so many characters. */
export function fittedList<Entry>(entries: readonly Entry[], characters: number): Entry[] {
  let left = characters
  return entries.filter((entry) => (left -= lengthOf(entry)) >= 0)
}

/** A record with statements, of which the last count least. */
interface WithStatements {
  evidence: readonly object[]
  assertions: readonly object[]
}

/**
 * Records with their statements, of which as many are left out as must be: of the record with the most the last first, and
 * then the last records.
 */
export function fittedStatements<Owner extends WithStatements>(
  owners: readonly Owner[],
  characters: number,
): Owner[] {
  const lists = owners.map((owner) => ({
    owner,
    evidence: [...owner.evidence],
    assertions: [...owner.assertions],
    size: lengthOf(owner),
  }))
  let total = lists.reduce((sum, { size }) => sum + size, 0)
  const most = () =>
    lists.reduce<(typeof lists)[number] | null>(
      (longest, each) => (each.evidence.length > Math.max(1, longest?.evidence.length ?? 0) ? each : longest),
      null,
    )
  while (total > characters) {
    const longest = most()
    if (longest) total -= lengthOf(longest.evidence.pop())
    else if (lists.length > 1) {
      const last = lists.pop()
      total -= lengthOf({ ...last?.owner, evidence: last?.evidence, assertions: last?.assertions })
    } else break
  }
  return lists.map(({ owner, evidence, assertions }) => ({ ...owner, evidence, assertions }))
}
