/** Parts of a citation of a version of a record. */
export interface VersionCitation {
  /** As `EID1409.3: BRAF V600E`. */
  title: string
  /** Name of the knowledgebase, which stands for its curators. */
  knowledgebase: string
  version: number
  /** Day of the version, as `2024-08-01`. */
  date: string
  url: string
}

export const citationFormats = ['Text', 'BibTeX', 'RIS', 'CSL-JSON'] as const
export type CitationFormat = (typeof citationFormats)[number]

const bibtexText = (text: string) =>
  text.replace(/[\\{}&%$#_^~]/g, (sign) => (sign === '\\' ? '' : `\\${sign}`))

/** The citation as reference managers read it, or as a sentence. */
export function citationText(format: CitationFormat, citation: VersionCitation): string {
  const { title, knowledgebase, version, date, url } = citation
  const [year = '', month = '', day = ''] = date.split('-')
  switch (format) {
    case 'Text':
      return `${title}. ${knowledgebase} knowledgebase, version ${version}, ${date}. ${url}`
    case 'BibTeX':
      return [
        `@misc{${title.split(/[^\w.]/)[0]},`,
        `  title = {{${bibtexText(title)}}},`,
        `  author = {{${bibtexText(knowledgebase)} knowledgebase}},`,
        `  year = {${year}},`,
        `  month = {${Number(month)}},`,
        `  version = {${version}},`,
        `  url = {${url}}`,
        '}',
      ].join('\n')
    case 'RIS':
      return [
        'TY  - DATA',
        `TI  - ${title}`,
        `AU  - ${knowledgebase} knowledgebase`,
        `PY  - ${year}`,
        `DA  - ${year}/${month}/${day}`,
        `ET  - ${version}`,
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
            author: [{ literal: `${knowledgebase} knowledgebase` }],
            issued: { 'date-parts': [[Number(year), Number(month), Number(day)]] },
            version: String(version),
            URL: url,
          },
        ],
        null,
        2,
      )
  }
}
