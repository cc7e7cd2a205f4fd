import { paths } from '#app/paths.ts'

/** The parts of the knowledgebase that have a page to browse, in the order of the side navigation. */
export const sections = [
  { title: 'Genes & features', href: paths.genes.href(), colour: 'bg-gene' },
  { title: 'Variants', href: paths.variants.href(), colour: 'bg-variant' },
  { title: 'Evidence', href: paths.evidence.href(), colour: 'bg-evidence' },
  { title: 'Assertions', href: paths.assertions.href(), colour: 'bg-assertion' },
  { title: 'Variant groups', href: paths.variantGroups.href(), colour: 'bg-variant-group' },
] as const
