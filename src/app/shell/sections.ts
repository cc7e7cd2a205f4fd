import { paths } from '#app/paths.ts'

/** The parts of the knowledgebase that have a page to browse, in the order of the side navigation. */
export const sections = [
  { title: 'Genes & features', href: paths.genes.href(), colour: 'bg-gene' },
  { title: 'Variants', href: paths.variants.href(), colour: 'bg-variant' },
  { title: 'Molecular profiles', href: paths.molecularProfiles.href(), colour: 'bg-molecular-profile' },
  { title: 'Evidence', href: paths.evidence.href(), colour: 'bg-evidence' },
  { title: 'Assertions', href: paths.assertions.href(), colour: 'bg-assertion' },
  { title: 'Variant groups', href: paths.variantGroups.href(), colour: 'bg-variant-group' },
  { title: 'Sources', href: paths.sources.href(), colour: 'bg-source' },
  { title: 'Diseases', href: paths.diseases.href(), colour: 'bg-disease' },
  { title: 'Therapies', href: paths.therapies.href(), colour: 'bg-therapy' },
  { title: 'Phenotypes', href: paths.phenotypes.href(), colour: 'bg-phenotype' },
] as const

/** Where the sections of terms and sources begin. */
export const FIRST_TERM = 6
