const wildType = /\bwild[- ]?type\b|(?<![:\w])WT(?![:\w])/i

/**
 * Names a molecular profile that requires a gene without alterations (`TP53 Wildtype`); null for any other. What holds
 * for wild type is the contrary of what holds for mutations, and is never summed up with them.
 */
export const wildTypeOf = ({ name }: { name: string }): string | null => (wildType.test(name) ? name : null)
