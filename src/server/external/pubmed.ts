import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'
import { citationOf } from './publication.ts'
import type { Publication } from './publication.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2013 Jun 20`, `2013 Mar-Apr`, `2013 Spring` or `2013`: what of it is a date. */
function readDate(date: string) {
  const [, year, name, day] =
    /^(\d{4})(?:\s+([A-Z][a-z]{2})(?![a-z])(?:\s+(\d{1,2})(?!\d))?)?/.exec(date) ?? []
  const month = MONTHS.indexOf(name ?? '') + 1
  return {
    publicationYear: year ? Number(year) : null,
    publicationMonth: month || null,
    publicationDay: month && day ? Number(day) : null,
  }
}

/**
 * The fields of a MEDLINE record: a tag of up to four letters, `- ` and a value that goes on in the lines indented
 * by six spaces. https://www.nlm.nih.gov/bsd/mms/medlineelements.html
 */
function readFields(record: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  let current: string[] = []
  for (const line of record.split(/\r?\n/)) {
    const [, tag, value] = /^([A-Z]{2,4}) {0,2}- (.*)$/.exec(line) ?? []
    if (tag !== undefined && value !== undefined) {
      current = fields.get(tag) ?? []
      fields.set(tag, current)
      current.push(value.trim())
    } else if (line.startsWith('      ') && current.length > 0) {
      current.push(`${current.pop() ?? ''} ${line.trim()}`)
    }
  }
  return fields
}

/** `Shaw, Alice T`; a group of authors has no forename. */
function readAuthor(name: string): Publication['authors'][number] {
  const comma = name.indexOf(',')
  if (comma < 0) return { foreName: null, lastName: name }
  return { foreName: name.slice(comma + 1).trim() || null, lastName: name.slice(0, comma).trim() }
}

/** The publication of a MEDLINE record as E-utilities write it; null when the text holds none. */
export function readMedline(text: string): Publication | null {
  const fields = readFields(text)
  const one = (tag: string) => fields.get(tag)?.[0] ?? null
  if (!one('PMID')) {
    // An id that PubMed does not have is answered with white space, or an error of one line.
    if (!text.trim() || /^\s*(id:|error)/i.test(text)) return null
    throw new Error('PubMed answered with something that is no MEDLINE record')
  }
  const kinds = fields.get('PT') ?? []
  const authors = (fields.get('FAU') ?? fields.get('AU') ?? []).map(readAuthor)
  const groups = (fields.get('CN') ?? []).map((lastName) => ({ foreName: null, lastName }))
  const publication = {
    title: one('TI') ?? one('BTI'),
    abstract: one('AB'),
    journal: one('TA'),
    fullJournalTitle: one('JT'),
    ...readDate(one('DP') ?? ''),
    pmcId: /^PMC\d+/.exec(one('PMC') ?? '')?.[0] ?? null,
    isReview: kinds.some((kind) => kind.includes('Review')),
    retracted: kinds.includes('Retracted Publication'),
    authors: authors.length > 0 ? authors : groups,
    ascoAbstractId: null,
    ascoPresenter: null,
  }
  return { ...publication, citation: citationOf(publication) }
}

/** Looks publications up at PubMed (NCBI E-utilities) by their PubMed id. */
export const pubmed = (access: ServiceAccess) =>
  createLookup(access, {
    path: (pubmedId: string) =>
      path(['efetch.fcgi'], {
        db: 'pubmed',
        id: pubmedId,
        rettype: 'medline',
        retmode: 'text',
        tool: 'curia',
      }),
    read: readMedline,
  })
