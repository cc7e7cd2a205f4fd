import { findingText } from '#server/integrity/finding.ts'
import type { Check } from '#server/integrity/finding.ts'
import type { Storage } from '#server/storage/database.ts'

/** What breaks the rules of a check in a database: a sentence each. */
export async function brokenRules({ read, engine }: Storage, check: Check): Promise<string[]> {
  const findings = await check(read, engine)
  return findings.filter((each) => each !== null).map(findingText)
}
