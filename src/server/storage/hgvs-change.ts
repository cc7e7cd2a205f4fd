/** All that HGVS writes behind the colon of a reference sequence. */
const CHANGE_SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789._>*=()[]+-?;'

/**
 * SQL of the change of a folded HGVS description: `c.1799t>a` of `nm_004333.4:c.1799t>a`. An index has it, so it is
 * written the same wherever it is used; both engines read it.
 */
export const hgvsChange = (column: string): string =>
  `replace(${column}, rtrim(${column}, '${CHANGE_SIGNS}'), '')`
