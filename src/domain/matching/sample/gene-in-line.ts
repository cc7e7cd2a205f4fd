import { lookupTable } from '#domain/lookup-table.ts'
import type { NameLookup } from './line-reading.ts'

/** A line divided into the gene that it is about and the words about it. */
export interface GeneAndWords {
  /** The gene as it is written, in capitals. */
  name: string
  /** Symbols of the features that the name means; none where the knowledgebase has no such gene. */
  features: readonly string[]
  words: string
}

/** Names of features have at most as many words. */
const MOST_WORDS = 5
/** Words that join a change with its gene. */
const JOINTS =
  /^(?:(?:of|in|on|for|at|the|gene|von|im|des|du|de)\s+)+|(?:\s+(?:of|in|on|for|at|the|gene|detected in|found in|von|im|des|du|de))+$/gi
/** What may follow a symbol without a space: a change, an exon, a splice variant, a star allele. */
const GLUED =
  /^(?:\(?p\.\(?)?(?:[A-Z]\d+[A-Z*=_]|[A-Z]\d{3,}$|(?:ex|exon)\d+|[Δ∆]\s*(?:ex|exon)?\s*\d+|v(?:I{1,3}|IV|V|\d+[a-z]?)\b|\*\d+)/i
/** Letters behind a symbol that stand for a kind of change of it. */
const SUFFIXES: Readonly<Record<string, string>> = lookupTable({
  R: 'rearrangement',
  C: 'mutation',
  M: 'mutation',
  MUT: 'mutation',
  DEL: 'deletion',
  AMP: 'amplification',
  WT: 'wild type',
})
/** `KMT2Ar`, `NPM1c`: without a hyphen only where the field writes so, as symbols end in letters, too. */
const GLUED_SUFFIX =
  /^(?:(?:KMT2A|MLL|NUP98|MECOM|MYC|BCL2|BCL6|CRLF2|DUX4|ZNF384|MEF2D|PAX5)R|NPM1C|(?:EGFR|KRAS|BRAF|BRCA[12]|PIK3CA|ESR1)M|[A-Z\d]{3,}(?:MUT|DEL|AMP|WT))$/i
const HYPHENATED_SUFFIX = /^(?:r|mut|del|amp|wt)$/i
/** `gBRCA1`, `sBRCA2`, `tBRCA`: of the germline, somatic, of the tumour. */
const BRCA = /^[gst](BRCA[12])$/i
/** Words of reports and of notation, none of which is a symbol of HGNC. */
const REPORT_WORDS = new RegExp(
  `^(?:${[
    'CHR[\\dXYM]*|CHROMOSOMES?|EXONS?|INTRONS?|CODONS?|RESIDUES?|ALLELES?|GENES?|GENOTYPES?|GENOMIC|PROTEINS?|DOMAINS?|KINASE',
    'C?DNA|M?RNA|TRANSCRIPTS?|PROMOTERS?|SPLIC(?:E|ING)|[35]?UTR|SNVS?|SNPS?|CNVS?|CNA|SVS?|INDELS?|HGVS[CPG]?|REF|ALT',
    'MISSENSE|NONSENSE|FRAME-?SHIFTS?|IN-?FRAME|INSERTIONS?|DUPLICATIONS?|DELETED|AMPLIFIED|MUTATED|MUTANTS?|REARRANGED|REARRANGEMENTS?|TRANSLOCATIONS?|FUSIONS|METHYLATION|EXPRESSION|OVEREXPRESSION|HOTSPOTS?|ALTERATIONS?|FINDINGS?|BIOMARKERS?|TMB|MSI',
    'ASSAYS?|METHODS?|PANELS?|TESTS?|TESTED|NGS|PCR|[CDS]?ISH|FISH|IHC|WES|WGS|LABS?|LABORATORY|SPECIMENS?|SAMPLES|PLASMA|BLOOD|TISSUE|CTDNA|CFDNA',
    'CELLS?|CELLULARITY|PURITY|PLOIDY|VAF|AF|COPY|COPIES|CN|DEPTH|COVERAGE|READS?|QUALITY|TIERS?|LEVELS?|CLASS|TOTAL|NUMBER|LINES?|PAGES?|DATE|AGE|SEX|DOB|MRN|NAME|ID|HRR|DDR|MMR|GIS',
  ].join('|')})$`,
)
/** Words that no symbol of a gene of which nothing is known is taken from. */
const NO_SYMBOL =
  /^(?:NO|NONE|NOT|WITH|WITHOUT|THE|ALL|ANY|PATHOGENIC|VARIANTS?|MUTATIONS?|WILD|WILD-TYPE|WT|FUSION|DELETION|AMPLIFICATION|LOSS|GAIN|EXON|CODON|P|C|G|CHROMOSOME|GENE|POSITIVE|NEGATIVE|HETEROZYGOUS|HOMOZYGOUS|SOMATIC|GERMLINE|REPORT|RESULTS?|ACTIONABLE|RELEVANT|REPORTABLE|CLINICALLY|SIGNIFICANT|DRIVER|TARGETABLE|ONCOGENIC|SEE|SAMPLE|PATIENT|TUMOU?R|DIAGNOSIS)$/

const clean = (words: string) =>
  words
    .replaceAll(JOINTS, '')
    .replace(/^[\s:;,/_–-]+(?=[^\d\s>])|^[\s:;,/_]+|[\s:;,/_]+$/g, '')
    .trim()

const found = (name: string, features: readonly string[], words: string): GeneAndWords => ({
  name: name.toUpperCase(),
  features,
  words: clean(words),
})

/** A name with its other name in brackets, as in `HER2 (ERBB2)`, loses the brackets. */
function withoutOtherName({ name, features, words }: GeneAndWords, lookup: NameLookup): GeneAndWords {
  const [all, other = ''] = /^[([]\s*([\w/-]+)\s*[)\]]\s*/.exec(words) ?? []
  const others = all ? lookup.featuresNamed(other.toUpperCase()) : []
  return all && others.some((one) => features.includes(one))
    ? found(name, features.length > 1 ? others : features, words.slice(all.length))
    : { name, features, words }
}

/** The longest beginning of the words that names a feature. */
function featureAtStart(words: readonly string[], lookup: NameLookup): GeneAndWords | null {
  for (let count = Math.min(words.length, MOST_WORDS); count >= 1; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[:,;]$/, '')
    const features = lookup.featuresNamed(name.toUpperCase())
    if (features.length > 0) return found(name, features, words.slice(count).join(' '))
  }
  return null
}

/** A feature at the beginning of a word: `EGFR-L858R`, `FLT3-ITD`, `BRAFV600E`, `METex14`, `KMT2Ar`, `gBRCA1`. */
function featureWithinWord(word: string, rest: string, lookup: NameLookup): GeneAndWords | null {
  const [, brca] = BRCA.exec(word) ?? []
  if (brca) return featureAtStart([brca, rest || 'mutation'], lookup)
  for (let end = word.length - 1; end >= 2; end -= 1) {
    const name = word.slice(0, end)
    const features = lookup.featuresNamed(name.toUpperCase())
    if (features.length === 0) continue
    const [separator, tail = ''] = /^[-–_:/(,]*(.*)$/.exec(word.slice(end)) ?? []
    const suffix = SUFFIXES[tail.toUpperCase()]
    // HER2-neu is one gene.
    if (lookup.featuresNamed(tail.toUpperCase()).some((one) => features.includes(one)))
      return found(name, features, rest)
    if (separator !== tail) {
      const words =
        suffix && HYPHENATED_SUFFIX.test(tail) ? suffix : word.slice(end).replace(/^[-–_:/,]+/, '')
      return found(name, features, `${words} ${rest}`)
    }
    if (suffix && GLUED_SUFFIX.test(word)) return found(name, features, `${suffix} ${rest}`)
    if (GLUED.test(tail) && (name.length > 2 || /^v\d/i.test(tail)))
      return found(name, features, `${tail} ${rest}`)
  }
  return null
}

/** The one feature that words behind the first name: `loss of PTEN`, `heterozygous BRCA2 deletion`. */
function featureBehind(words: readonly string[], lookup: NameLookup): GeneAndWords | null {
  const hits = words.flatMap((_, at) => {
    const one = at > 0 ? featureAtStart(words.slice(at, at + 1), lookup) : null
    return one ? [{ ...one, at }] : []
  })
  const [first] = hits
  if (!first || hits.some(({ name }) => name !== first.name)) return null
  const ahead = words.slice(0, first.at).join(' ')
  const before = clean(ahead)
  // Signs before a gene, as of a genotype, say something that is not read.
  if (!/[\p{L}\d]/u.test(ahead)) return null
  const behind = clean(words.slice(first.at + 1).join(' '))
  return found(first.name, first.features, `${before} ${behind}`)
}

/**
 * Finds the gene or factor of a line, wherever it stands. A first word that looks like a symbol is taken for the gene where
 * no other is known; null where there is none.
 */
export function findGene(text: string, lookup: NameLookup): GeneAndWords | null {
  const spaced = text.replace(/^([\w-]+)\s*:(?!:)\s*/, '$1 ')
  const words = spaced.split(' ')
  const [first = '', ...rest] = words
  const located =
    featureAtStart(words, lookup) ??
    featureBehind(words, lookup) ??
    featureWithinWord(first, rest.join(' '), lookup)
  if (located) return withoutOtherName(located, lookup)
  const symbol = first.toUpperCase()
  const [, ofAllele = '', allele = ''] = /^([A-Z][A-Z\d-]+)(\*\d[\d:]*[A-Z]?)$/.exec(symbol) ?? []
  if (ofAllele) return found(ofAllele, [], `${allele} ${rest.join(' ')}`)
  return /^[A-Z][A-Z\d-]{1,19}$/.test(symbol) && !NO_SYMBOL.test(symbol) && !REPORT_WORDS.test(symbol)
    ? found(symbol, [], rest.join(' '))
    : null
}
