/**
 * Checks whether a name says that two genes are joined: such variants belong to fusions, not to genes (domain
 * model, section 1).
 */
export const hasFusionSyntax = (name: string): boolean => name.includes('::') || /\bfusions?\b/i.test(name)
