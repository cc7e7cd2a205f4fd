/** The largest integer that both engines and GraphQL's `Int` take: 32 bits, signed. No id of a record is larger. */
export const LARGEST_INTEGER = 2_147_483_647

/** The id of a record that a text writes in digits, without sign or leading zeros; null for anything else. */
export function parseRecordId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= LARGEST_INTEGER ? id : null
}
