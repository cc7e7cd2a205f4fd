import type { ChainBlock } from '#domain/matching/sequences/lift-over.ts'
import { buildOfLength } from '#domain/variants/reference-build.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readLines } from '#server/files/tsv/lines.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'

/** A chain file of UCSC: the stretches of one build that lie in another. */
export interface ChainFile {
  from: ReferenceBuild
  to: ReferenceBuild
  blocks: ChainBlock[]
  /** Blocks of or to other molecules than the chromosomes 1 to 22, X, Y and MT. */
  leftOut: number
}

/** Header of a chain: positions count from 0 and ends are exclusive; those of a reverse strand count from its end. */
interface Chain {
  from: { name: string; size: number; at: number; end: number }
  to: { name: string; size: number; at: number; end: number; isReversed: boolean }
}

const chromosomeOf = (name: string) => {
  const chromosome = /^(?:chr)?(\d{1,2}|X|Y|M|MT)$/i.exec(name)?.[1]?.toUpperCase()
  return chromosome === 'M' ? 'MT' : (chromosome ?? null)
}

/** Checks whether a line is the header of a chain. */
export const isChainHeader = (line: string): boolean =>
  /^chain\s\d+\s\S+\s\d+\s\+\s\d+\s\d+\s\S+\s\d+\s[+-]\s\d+\s\d+/.test(line)

function headerOf(line: string): Chain {
  const cells = line.split(/\s+/)
  const number = (column: number) => Number(cells[column])
  const side = (column: number) => ({
    name: cells[column] ?? '',
    size: number(column + 1),
    at: number(column + 3),
    end: number(column + 4),
  })
  return { from: side(2), to: { ...side(7), isReversed: cells[9] === '-' } }
}

function blockOf({ from, to }: Chain, size: number): ChainBlock | null {
  const [chromosome, toChromosome] = [chromosomeOf(from.name), chromosomeOf(to.name)]
  if (!chromosome || !toChromosome) return null
  const toStart = to.isReversed ? to.size - (to.at + size) : to.at
  return {
    chromosome,
    start: from.at + 1,
    stop: from.at + size,
    toChromosome,
    toStart: toStart + 1,
    isReversed: to.isReversed,
  }
}

/**
 * Reads a chain file (UCSC's format for alignments of two builds).
 * @throws ClientError when it is cut short, or of builds that are not known
 */
export async function readChain(file: string, options: LinesOptions = {}): Promise<ChainFile> {
  const blocks: ChainBlock[] = []
  let builds: { from: ReferenceBuild; to: ReferenceBuild } | null = null
  let chain: Chain | null = null
  let leftOut = 0
  let line = 0
  const unreadable = (what: string) =>
    new ClientError('BAD_USER_INPUT', `${file}, line ${line}: ${what} The file may be truncated.`)

  function readBlock(text: string): void {
    const match = /^(\d+)(?:\s+(\d+)\s+(\d+))?$/.exec(text)
    if (!chain || !match) throw unreadable('this is not a block of a chain.')
    const size = Number(match[1])
    const block = blockOf(chain, size)
    if (block) blocks.push(block)
    else leftOut += 1
    chain.from.at += size + Number(match[2] ?? 0)
    chain.to.at += size + Number(match[3] ?? 0)
    if (match[2] !== undefined) return
    if (chain.from.at !== chain.from.end || chain.to.at !== chain.to.end)
      throw unreadable('the blocks of the chain do not add up to its length.')
    chain = null
  }

  for await (const lines of readLines(file, options)) {
    for (const each of lines) {
      line += 1
      const text = each.trim()
      if (text === '' || text.startsWith('#')) continue
      if (!text.startsWith('chain')) {
        readBlock(text)
        continue
      }
      if (chain || !isChainHeader(text))
        throw unreadable('a chain begins before the last has ended, or wrongly.')
      chain = headerOf(text)
      const [from, to] = [chain.from, chain.to].map(({ name, size }) => buildOfLength(name, size))
      if (from && to && from !== to) builds ??= { from, to }
    }
  }
  if (chain) throw unreadable('the last chain has no end.')
  if (!builds)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${file} is not a chain file between GRCh37 and GRCh38, by the lengths of its chromosomes.`,
    )
  return { ...builds, blocks, leftOut }
}
