/** Facts of a publisher about a publication; unknown parts are null, as in a source. */
export interface Publication {
  /** In short: `Shaw et al., 2013, N Engl J Med`. */
  citation: string
  title: string | null
  abstract: string | null
  /** Title of the journal in short, and in full. */
  journal: string | null
  fullJournalTitle: string | null
  publicationYear: number | null
  /** From 1. */
  publicationMonth: number | null
  publicationDay: number | null
  /** PubMed Central id with its prefix: `PMC1234567`. */
  pmcId: string | null
  isReview: boolean | null
  retracted: boolean
  authors: { foreName: string | null; lastName: string }[]
  ascoAbstractId: number | null
  /** Who presented the abstract at an ASCO meeting. */
  ascoPresenter: string | null
}

/** `Shaw et al., 2013, N Engl J Med`; one author stands alone, and unknown parts are left out. */
export function citationOf(publication: Omit<Publication, 'citation'>): string {
  const { authors, publicationYear, journal, title } = publication
  const first = authors[0]?.lastName
  const names = first && authors.length > 1 ? `${first} et al.` : first
  const parts = [names ?? title, publicationYear, journal].filter(
    (part) => part !== null && part !== undefined,
  )
  return parts.join(', ')
}
