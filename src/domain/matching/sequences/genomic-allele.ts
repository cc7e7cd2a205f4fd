import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** Bases at a place of a genome, trimmed of what reference and alternate share. */
export interface GenomicAllele {
  /** Null until the build of its sample is known. */
  build: ReferenceBuild | null
  /** `7`, `X`, `MT`. */
  chromosome: string
  /** 1-based inclusive; an insertion lies between `start` and `stop`. */
  start: number
  stop: number
  /** Null when it is not named, as in `g.55242465_55242479del`. */
  reference: string | null
  alternate: string
}

/** Versions of RefSeq's chromosomes 1 to 22, X and Y in GRCh37; GRCh38 has the next one each (assembly reports of NCBI). */
const GRCH37_VERSIONS = [
  10, 11, 11, 11, 9, 11, 13, 10, 11, 10, 9, 11, 10, 8, 9, 9, 10, 9, 9, 10, 8, 10, 10, 9,
]

const BASES = '[ACGTN]*'
const CHROMOSOME = '(?:CHR)?([1-9]|1\\d|2[0-2]|X|Y|MT?)'
const SEPARATED = new RegExp(
  `^${CHROMOSOME}[-:\\s]+(\\d+)[-:\\s]+(${BASES}|-|\\.)[-:>/\\s]+(${BASES}|-|\\.)$`,
  'i',
)
const COMPACT = new RegExp(`^${CHROMOSOME}:(\\d+)([ACGTN]+)>([ACGTN]+)$`, 'i')
const HGVS = new RegExp(`^(?:${CHROMOSOME}|NC_0+(\\d+)\\.(\\d+)):G\\.(\\d+)(?:_(\\d+))?(.+)$`, 'i')
const HGVS_CHANGES = {
  substitution: /^([ACGTN]+)>([ACGTN]+)$/i,
  replacement: /^DEL([ACGTN]*)INS([ACGTN]+)$/i,
  deletion: /^DEL([ACGTN]*|\d+)$/i,
  insertion: /^INS([ACGTN]+)$/i,
}

/**
 * The allele without the bases that reference and alternate share at the end and then at the beginning. An insertion
 * becomes an empty reference between two bases.
 */
export function trimAllele(
  build: ReferenceBuild | null,
  chromosome: string,
  position: number,
  reference: string,
  alternate: string,
): GenomicAllele {
  let end = 0
  const shortest = Math.min(reference.length, alternate.length)
  while (end < shortest && reference.at(-1 - end) === alternate.at(-1 - end)) end += 1
  let begin = 0
  while (begin < shortest - end && reference[begin] === alternate[begin]) begin += 1
  const left = reference.slice(begin, reference.length - end)
  const start = position + begin
  const place = left ? { start, stop: start + left.length - 1 } : { start: start - 1, stop: start }
  return {
    build,
    chromosome,
    ...place,
    reference: left,
    alternate: alternate.slice(begin, alternate.length - end),
  }
}

const noBases = (text: string) => (text === '-' || text === '.' ? '' : text.toUpperCase())

const chromosomeName = (text: string) => (/^M$/i.test(text) ? 'MT' : text.toUpperCase())

/** Chromosome and build of a RefSeq accession such as NC_000007.13; null for any other. */
export function refseqChromosome(number: number, version: number) {
  const grch37 = GRCH37_VERSIONS[number - 1]
  if (grch37 === undefined || (version !== grch37 && version !== grch37 + 1)) return null
  const chromosome = number === 23 ? 'X' : number === 24 ? 'Y' : String(number)
  return { chromosome, build: version === grch37 ? ('GRCH37' as const) : ('GRCH38' as const) }
}

/**
 * Reads an allele by its place: `7:140453136A>T`, `chr7-140453136-A-T`, `7 140453136 A T`,
 * `NC_000007.13:g.140453136A>T`, `chr7:g.55242465_55242479del`. Null for anything else, duplications without their bases
 * among them.
 */
export function parseGenomicAllele(text: string): GenomicAllele | null {
  const trimmed = text.trim()
  const separated = COMPACT.exec(trimmed) ?? SEPARATED.exec(trimmed)
  if (!separated) return parseGenomicHgvs(trimmed)
  const [, chromosome = '', position, reference = '', alternate = ''] = separated
  const [from, to] = [noBases(reference), noBases(alternate)]
  if (from === to || Number(position) < 1) return null
  // `7 140453136 - A`: MAF's insertion lies behind its start.
  const start = from ? Number(position) : Number(position) + 1
  return trimAllele(null, chromosomeName(chromosome), start, from, to)
}

function parseGenomicHgvs(text: string): GenomicAllele | null {
  const match = HGVS.exec(text)
  if (!match) return null
  const [, name, number, version, first, last, words = ''] = match
  const refseq = number ? refseqChromosome(Number(number), Number(version)) : null
  if (number && !refseq) return null
  const build = refseq?.build ?? null
  const chromosome = refseq?.chromosome ?? chromosomeName(name ?? '')
  const [start, stop] = [Number(first), Number(last ?? first)]
  const insertion = HGVS_CHANGES.insertion.exec(words)
  if (insertion) {
    const alternate = (insertion[1] ?? '').toUpperCase()
    return { build, chromosome, start, stop: start + 1, reference: '', alternate }
  }
  const doubled = /^dup([acgt]+)$/i.exec(words)?.[1]?.toUpperCase()
  // What is doubled is put in behind itself.
  if (doubled && doubled.length === stop - start + 1)
    return { build, chromosome, start: stop, stop: stop + 1, reference: '', alternate: doubled }
  const replaced = HGVS_CHANGES.substitution.exec(words) ?? HGVS_CHANGES.replacement.exec(words)
  if (replaced) {
    const [, from = '', to = ''] = replaced.map((bases) => bases.toUpperCase())
    if (from) return trimAllele(build, chromosome, start, from, to)
    return { build, chromosome, start, stop, reference: null, alternate: to }
  }
  if (!HGVS_CHANGES.deletion.test(words) || stop < start) return null
  return { build, chromosome, start, stop, reference: null, alternate: '' }
}

/** One text for one allele of a build: the reference bases follow from the place. */
export function alleleKey({ chromosome, start, stop, reference, alternate }: GenomicAllele): string {
  return reference === ''
    ? `${chromosome}:${start}^${stop}:${alternate}`
    : `${chromosome}:${start}-${stop}:${alternate}`
}

/** The allele for people: `7:140453136 A>T`, `7:55242465-55242479 del`. */
export function writeGenomicAllele({ chromosome, start, stop, reference, alternate }: GenomicAllele): string {
  const place = start === stop ? `${chromosome}:${start}` : `${chromosome}:${start}-${stop}`
  if (!alternate) return `${place} del`
  if (reference === '') return `${place} ins${alternate}`
  return `${place} ${reference ?? 'del'}>${alternate}`
}

/** The allele in HGVS with the accession of its chromosome in a build; null for other sequences than chromosomes. */
export function genomicHgvs(
  { chromosome, start, stop, reference, alternate }: GenomicAllele,
  build: ReferenceBuild,
): string | null {
  const number = { X: 23, Y: 24 }[chromosome] ?? Number(chromosome)
  const version = GRCH37_VERSIONS[number - 1]
  if (version === undefined) return null
  const accession = `NC_${String(number).padStart(6, '0')}.${build === 'GRCH37' ? version : version + 1}`
  const place = start === stop ? `${start}` : `${start}_${stop}`
  const inserted = reference === '' ? `ins${alternate}` : alternate ? `delins${alternate}` : 'del'
  const isSubstitution = reference?.length === 1 && alternate.length === 1
  return `${accession}:g.${place}${isSubstitution ? `${reference}>${alternate}` : inserted}`
}
