// `node tests/bench/multiply.ts <release folder> <new folder> <times>`: a release many times as large, for benchmarks.
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { canonicalColumns } from '#server/import/release/columns.ts'
import { judgeQuoting, readTsv } from '#server/files/tsv/reader.ts'
import type { QuotingStyle } from '#server/files/tsv/quoting.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'

type Kind = 'gene' | 'variant' | 'profile' | 'group' | 'evidence' | 'assertion' | 'entrez'

const singleIds: Readonly<Record<string, Kind>> = {
  gene_id: 'gene',
  feature_id: 'gene',
  entrez_id: 'entrez',
  variant_id: 'variant',
  molecular_profile_id: 'profile',
  single_variant_molecular_profile_id: 'profile',
  variant_group_id: 'group',
  evidence_id: 'evidence',
  assertion_id: 'assertion',
}
const idLists: Readonly<Record<string, Kind>> = {
  variant_ids: 'variant',
  evidence_item_ids: 'evidence',
  assertion_ids: 'assertion',
}

/** New ids: those of the first copy are the old ones in dense order, each further copy goes on from there. */
type Numbering = { of(kind: Kind, id: string, copy: number): string }

/**
 * Writes a release that holds the given one `times` times: every copy has genes, variants, profiles, sources, evidence
 * and assertions of its own; diseases and therapies are shared. Streams, whatever the size.
 */
export async function multiplyRelease(options: { from: string; to: string; times: number }): Promise<void> {
  mkdirSync(options.to, { recursive: true })
  const files = readdirSync(options.from).filter((name) => name.endsWith('.tsv'))
  const paths = files.map((name) => join(options.from, name))
  const numbering = await numberRecords(paths)
  for (const path of paths)
    await multiplyFile(path, join(options.to, basename(path)), options.times, numbering)
}

async function numberRecords(paths: readonly string[]): Promise<Numbering> {
  const places = new Map<Kind, Map<string, number>>()
  const placesOf = (kind: Kind) => {
    const known = places.get(kind) ?? new Map<string, number>()
    places.set(kind, known)
    return known
  }
  for (const path of paths) {
    for await (const { columns, cells } of rowsOf(path)) {
      for (const [place, column] of columns.entries()) {
        const kind = singleIds[column] ?? idLists[column]
        if (!kind) continue
        for (const id of (cells[place] ?? '').split(/,\s*/)) {
          const known = placesOf(kind)
          if (id !== '' && !known.has(id)) known.set(id, known.size + 1)
        }
      }
    }
  }
  return {
    of(kind, id, copy) {
      const known = placesOf(kind)
      const place = known.get(id)
      return place === undefined ? id : String(copy * known.size + place)
    },
  }
}

async function multiplyFile(from: string, to: string, times: number, numbering: Numbering): Promise<void> {
  const style = await judgeQuoting(from)
  const out = createWriteStream(to)
  for (let copy = 0; copy < times; copy += 1) {
    for await (const { columns, header, cells } of rowsOf(from, style)) {
      if (header) {
        if (copy === 0) out.write(writeTsvLine(cells, style))
        continue
      }
      const changed = cells.map((cell, place) =>
        cellOfCopy(columns[place] ?? '', cell, copy, numbering, columns),
      )
      if (!out.write(writeTsvLine(changed, style))) await once(out, 'drain')
    }
  }
  out.end()
  await once(out, 'close')
}

async function* rowsOf(path: string, style: QuotingStyle = 'plain') {
  let columns: string[] | null = null
  for await (const rows of readTsv(path, style)) {
    for (const { cells } of rows) {
      const header = columns === null
      columns ??= canonicalColumns(cells)
      yield { columns, cells, header }
    }
  }
}

function cellOfCopy(
  column: string,
  cell: string,
  copy: number,
  numbering: Numbering,
  columns: readonly string[],
): string {
  if (cell === '') return cell
  const single = singleIds[column]
  if (single) return numbering.of(single, cell, copy)
  const list = idLists[column]
  if (list) return cell.replace(/\d+/g, (id) => numbering.of(list, id, copy))
  if (copy === 0) return cell
  const ofProfiles = columns.includes('variant_ids')
  if (column === 'molecular_profile' || (column === 'name' && ofProfiles)) return profileName(cell, copy)
  if (column === 'gene' || column === 'feature_name' || column === 'name') return geneName(cell, copy)
  if (column === 'variant_group') return `${cell} ${copy}`
  if (column === 'variant_groups') return cell.replace(/[^,]+/g, (name) => `${name} ${copy}`)
  if (column === 'citation_id') return /^\d+$/.test(cell) ? `${copy}00${cell}` : `${cell}.${copy}`
  return cell
}

const geneName = (name: string, copy: number) => `${name}x${copy}`

/** The first word of every operand is its gene. */
function profileName(name: string, copy: number): string {
  let atOperand = true
  return name
    .split(' ')
    .map((word) => {
      const operator = /^(AND|OR|NOT|\()$/.test(word)
      const isGene = atOperand && !operator
      atOperand = operator
      return isGene ? geneName(word, copy) : word
    })
    .join(' ')
}

if (process.argv[1] === import.meta.filename) {
  const [from, to, times] = process.argv.slice(2)
  if (!from || !to || !times) throw new Error('give the release folder, the new folder and how many times')
  await multiplyRelease({ from, to, times: Number(times) })
}
