import { foldText } from '#domain/text/names.ts'
import { plainList } from '../cells/cell-values.ts'
import type { TherapyFacts } from '../records/therapies.ts'
import type { Release } from '../release/release-file.ts'
import { readRows } from '../release/rows.ts'

/**
 * Adds the NCIt ids and aliases of therapies, by folded name, that `Therapies.tsv` files tell; they win over what is
 * there.
 */
export async function readTherapyFiles(release: Release, facts: Map<string, TherapyFacts>): Promise<void> {
  for (const file of release.files.filter(({ kind }) => kind === 'therapy')) {
    for await (const readings of readRows(file)) {
      for (const { row } of readings) {
        if (!row) continue
        const ncitId = /^C\d+$/.exec(row.text('ncit_id'))?.[0] ?? null
        const aliases = plainList(row, 'aliases')
        if (ncitId !== null || aliases.length > 0) facts.set(foldText(row.text('name')), { ncitId, aliases })
      }
    }
  }
}

/**
 * Adds the NCIt ids of therapies, by folded name, that a line of a VCF file tells: its annotations name therapies
 * with them, `Erlotinib_(NCIt_ID_C65530)&Gefitinib_(NCIt_ID_C1855)`. CIViC's own files from 2022 on name none.
 */
export function readAnnotatedTherapies(line: string, facts: Map<string, TherapyFacts>): void {
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
