import type { Reading } from '#server/storage/database.ts'
import { spreadsheetCell } from '#domain/text/spreadsheet-cell.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'
import { releaseContents } from './release-contents.ts'
import type { ReleaseExtent } from './release/release-extent.ts'
import type { ReleaseFileKey } from './release-files.ts'
import { siteLinks } from './site-links.ts'
import type { BaseFinder } from './vcf/anchor-bases.ts'
import { vcfLines } from './vcf/vcf-file.ts'

/** Some rows as they stand in the file of a release. */
export interface TextChunk {
  text: string
  rows: number
}

export interface ReleaseTextOptions {
  /** Address under which people reach the service, without a slash at the end. */
  site: string
  /** Which features, variants and profiles are described. */
  extent: ReleaseExtent
  /** Day of the VCF files, `2026-07-20`. */
  day: string
  /** What the VCF files name as the program that wrote them, such as `Curia v0.1.0`. */
  producer: string
  /** Looks bases of GRCh37 up that the knowledgebase does not have. */
  baseAt?: BaseFinder | undefined
}

/** The text of one file of a release, some rows at a time. @param db a snapshot, or a database that nobody changes */
export async function* releaseText(
  db: Reading,
  key: ReleaseFileKey,
  { site, extent, day, producer, baseAt }: ReleaseTextOptions,
): AsyncGenerator<TextChunk> {
  const content = releaseContents[key]
  const links = siteLinks(site)
  if ('table' in content) {
    yield { text: writeTsvLine(content.table.columns, 'quoted'), rows: 0 }
    for await (const rows of content.table.rows(db, links, extent)) {
      yield {
        text: rows.map((cells) => writeTsvLine(cells.map(spreadsheetCell), 'quoted')).join(''),
        rows: rows.length,
      }
    }
    return
  }
  const { variants: scope, build } = content
  const bases = build === 'GRCH37' ? { baseAt } : {}
  for await (const lines of vcfLines(db, { scope, build, links, site, day, producer, ...bases })) {
    const rows = lines.filter((line) => !line.startsWith('#')).length
    yield { text: lines.map((line) => `${line}\n`).join(''), rows }
  }
}
