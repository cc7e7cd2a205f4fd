import { paths } from '#app/paths.ts'

/** The parts of the knowledgebase that have a page to browse, in the order of the side navigation. */
export const sections = [
  { title: 'Genes & features', href: paths.genes.href(), icon: 'gene', colour: 'text-gene' },
  { title: 'Variants', href: paths.variants.href(), icon: 'variant', colour: 'text-variant' },
  {
    title: 'Molecular profiles',
    href: paths.molecularProfiles.href(),
    icon: 'molecular-profile',
    colour: 'text-molecular-profile',
  },
  { title: 'Evidence', href: paths.evidence.href(), icon: 'evidence', colour: 'text-evidence' },
  { title: 'Assertions', href: paths.assertions.href(), icon: 'assertion', colour: 'text-assertion' },
  {
    title: 'Variant groups',
    href: paths.variantGroups.href(),
    icon: 'variant-group',
    colour: 'text-variant-group',
  },
  { title: 'Sources', href: paths.sources.href(), icon: 'source', colour: 'text-source' },
  { title: 'Diseases', href: paths.diseases.href(), icon: 'disease', colour: 'text-disease' },
  { title: 'Therapies', href: paths.therapies.href(), icon: 'therapy', colour: 'text-therapy' },
  { title: 'Phenotypes', href: paths.phenotypes.href(), icon: 'phenotype', colour: 'text-phenotype' },
] as const

/** Where the sections of terms and sources begin. */
export const FIRST_TERM = 6
