import { knowledgebaseTitle } from './knowledgebase-title.ts'

/** Parts of a citation of a version of a record. */
export interface VersionCitation {
  /** As `EID1409.3: BRAF V600E`. */
  title: string
  /** Who submitted and who accepted it, as far as they are known; the knowledgebase is the last author. */
  people?: readonly string[]
  /** Name of the knowledgebase as configured. */
  knowledgebase: string
  version: number
  /** Release that the version came of, such as 01-Aug-2024. */
  release?: string | null
  /** Day of the release or of the version, as `2024-08-01`. */
  date: string
  url: string
}

export const citationFormats = ['Text', 'BibTeX', 'RIS', 'CSL-JSON'] as const
export type CitationFormat = (typeof citationFormats)[number]

const bibtexText = (text: string) =>
  text.replace(/[\\{}&%$#_^~]/g, (sign) => (sign === '\\' ? '' : `\\${sign}`))

/** The citation as reference managers read it, or as a sentence. */
export function citationText(format: CitationFormat, citation: VersionCitation): string {
  const { title, people = [], knowledgebase, version, release, date, url } = citation
  const site = knowledgebaseTitle(knowledgebase)
  const authors = [...people, site]
  const origin = release ? `release ${release}` : null
  const [year = '', month = '', day = ''] = date.split('-')
  switch (format) {
    case 'Text':
      return [
        ...(people.length > 0 ? [people.join(', ')] : []),
        title,
        [site, `version ${version}`, ...(origin ? [origin] : []), date].join(', '),
        url,
      ]
        .join('. ')
        .replaceAll('.. ', '. ')
    case 'BibTeX':
      return [
        `@misc{${title.split(/[^\w.]/)[0]},`,
        `  title = {{${bibtexText(title)}}},`,
        `  author = {${authors.map((author) => `{${bibtexText(author)}}`).join(' and ')}},`,
        `  year = {${year}},`,
        `  month = {${Number(month)}},`,
        `  version = {${version}},`,
        ...(origin ? [`  note = {${bibtexText(`${site}, ${origin}`)}},`] : []),
        `  url = {${url}}`,
        '}',
      ].join('\n')
    case 'RIS':
      return [
        'TY  - DATA',
        `TI  - ${title}`,
        ...authors.map((author) => `AU  - ${author}`),
        `PY  - ${year}`,
        `DA  - ${year}/${month}/${day}`,
        `ET  - ${version}`,
        ...(origin ? [`N1  - ${site}, ${origin}`] : []),
        `UR  - ${url}`,
        'ER  - ',
      ].join('\n')
    case 'CSL-JSON':
      return JSON.stringify(
        [
          {
            id: url,
            type: 'dataset',
            title,
            author: authors.map((literal) => ({ literal })),
            issued: { 'date-parts': [[Number(year), Number(month), Number(day)]] },
            version: String(version),
            ...(origin && { note: `${site}, ${origin}` }),
            URL: url,
          },
        ],
        null,
        2,
      )
  }
}
