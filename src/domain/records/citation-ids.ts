import { type SourceSource, sourceSources } from '#domain/vocabularies/sources.ts'

// Eleven digits are a thousand times more than any publisher has given out.
const forms: Record<SourceSource, { form: RegExp; allowed: string }> = {
  PUBMED: { form: /^[1-9]\d{0,10}$/, allowed: 'the digits of a PubMed id, such as 23724913' },
  ASCO: { form: /^[1-9]\d{0,10}$/, allowed: 'the digits of an ASCO abstract’s address, such as 161573' },
  ASH: {
    form: /^10\.1182\/blood[\w.()/:;-]{0,100}$/i,
    allowed: 'a DOI of Blood, such as 10.1182/blood-2019-126151',
  },
}

/** Error of a citation id of that publisher, as a sentence; null when it has the right form. */
export function citationIdError(sourceType: SourceSource, citationId: string): string | null {
  const { form, allowed } = forms[sourceType]
  if (form.test(citationId)) return null
  return `“${citationId.slice(0, 60)}” is not a citation id of ${sourceSources.label(sourceType)}: use ${allowed}`
}
