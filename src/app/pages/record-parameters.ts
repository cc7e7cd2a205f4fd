/** The id in an address: a whole number from 1 to the largest the interface takes. Null for anything else. */
export function readRecordId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}
