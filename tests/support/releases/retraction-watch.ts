/** Notice of a file of Retraction Watch; what a test does not care about is empty, as often in the file. */
export interface NoticeLine {
  pubmedId?: string
  doi?: string
  nature?: string
  date?: string
  reasons?: string
  title?: string
}

const HEADER =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes'

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The file of Retraction Watch as Crossref publishes it. */
export function retractionWatch(lines: readonly NoticeLine[]): string {
  const rows = lines.map(
    (
      {
        pubmedId = '0',
        doi = 'unavailable',
        nature = 'Retraction',
        date = '8/26/2020 0:00',
        reasons = '+Concerns/Issues about Data;+Duplication of/in Image;',
        title = 'A paper, with commas',
      },
      index,
    ) =>
      [
        String(index + 1),
        title,
        '(BLS) Biology - Cancer;',
        'A University, "Somewhere";',
        'Journal',
        'Publisher',
        'Country',
        'A Author;B Author',
        '',
        'Research Article;',
        date,
        '10.1000/notice',
        '0',
        '1/2/2018 0:00',
        doi,
        pubmedId,
        nature,
        reasons,
        'No',
        'One line\nand another',
      ]
        .map(quoted)
        .join(','),
  )
  return `${[HEADER, ...rows].join('\r\n')}\r\n`
}
