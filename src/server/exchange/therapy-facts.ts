import { foldText } from '#domain/names.ts'
import { plainList } from './cells/cell-values.ts'
import type { TherapyFacts } from './import/therapies.ts'
import type { Release } from './release/release-file.ts'
import { readRows } from './release/rows.ts'
import { readLines } from './tsv/lines.ts'

/**
 * The NCIt ids of therapies by folded name, from `Therapies.tsv` files and from VCF files of the older form, whose
 * CSQ field names therapies with them: `Erlotinib_(NCIt_ID_C65530)&Gefitinib_(NCIt_ID_C1855)`. Later VCF files name
 * no therapies at all.
 */
export async function readTherapyFacts(release: Release): Promise<Map<string, TherapyFacts>> {
  const facts = new Map<string, TherapyFacts>()
  for (const file of release.vcfFiles) {
    for await (const lines of readLines(file)) for (const line of lines) readCsq(line, facts)
  }
  for (const file of release.files.filter(({ kind }) => kind === 'therapy')) {
    for await (const readings of readRows(file)) {
      for (const { row } of readings) {
        const ncitId = row?.text('ncit_id') ?? ''
        if (!row || !/^C\d+$/.test(ncitId)) continue
        facts.set(foldText(row.text('name')), { ncitId, aliases: plainList(row, 'aliases') })
      }
    }
  }
  return facts
}

function readCsq(line: string, facts: Map<string, TherapyFacts>): void {
  if (!line.includes('_(NCIt_ID_')) return
  for (const field of line.split(/[|,]/)) {
    if (!field.includes('_(NCIt_ID_')) continue
    for (const [, name = '', ncitId = ''] of field.matchAll(/(?:^|&)([^&]+?)_\(NCIt_ID_(C\d+)\)/g)) {
      const folded = foldText(plainText(name))
      if (!facts.has(folded)) facts.set(folded, { ncitId, aliases: [] })
    }
  }
}

// White space is written as `_`, and what would break the field as `\x2C`.
function plainText(text: string): string {
  return text
    .replaceAll('_', ' ')
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}
