import { smallVariant } from './alteration.ts'
import type { SmallVariant } from './alteration.ts'
import { understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { parseCodingChange } from '../sequences/coding-change.ts'
import { parseGenomicAllele } from '../sequences/genomic-allele.ts'
import { parseProteinChange } from '../protein-change.ts'

const IDENTIFIER = /^(CA\d{3,}|rs\d{2,}|VCV\d{9}(?:\.\d+)?)$/i
const ACCESSION = /^((?:N[MPRX]_|X[MP]_|ENS[TP]|LRG_)[\w.]+)(?:\(([\w-]+)\))?:\s*([cp]\..+)$/i
/** A genomic place in HGVS or of a VCF, and what stands beside it. */
const PLACE = /^(\S*(?:NC_\d+\.\d+|chr(?:\d+|[XY])|\d+|[XY])(?:\([\w-]+\))?:(?:g\.)?\d+\S*)(?:[\s,;]+(.+))?$/i

/** Transcript and change of `NP_004324.2:p.Val600Glu`, `NM_004333.4(BRAF):c.1799T>A (p.Val600Glu)`; null for other texts. */
function ofAccession(
  text: string,
  lookup: NameLookup,
): { facts: Partial<SmallVariant> | null; accession: string; words: string } | null {
  const [all, accession = '', inBrackets, words = ''] = ACCESSION.exec(text) ?? []
  if (!all) return null
  const transcript = accession.toUpperCase()
  const gene = inBrackets
    ? (lookup.featuresNamed(inBrackets.toUpperCase())[0] ?? inBrackets.toUpperCase())
    : lookup.geneOfTranscript(transcript.replace(/\.\d+$/, ''))
  const [, first = words, second] = /^(c\.[^\s(]+)[\s,;:(]+(p\..+)$/i.exec(words) ?? []
  const protein = /^p\./i.test(first) ? parseProteinChange(first) : second ? parseProteinChange(second) : null
  const coding = /^c\./i.test(first) ? parseCodingChange(first) : null
  if ((!protein && !coding) || (second && (!protein || !coding))) return { facts: null, accession, words }
  return {
    accession,
    words,
    facts: {
      gene,
      // Beside a coding change the transcript is that of the bases.
      proteinChanges: protein ? [{ change: protein, transcript: coding ? null : transcript }] : [],
      codingChanges: coding ? [{ change: coding, transcript }] : [],
    },
  }
}

/** A place beside a protein or coding change, as FHIR and laboratories write them; null for other words. */
function ofPlace(words: string): Partial<SmallVariant> | null {
  const [, place = '', beside = ''] = PLACE.exec(words) ?? []
  const allele = place && parseGenomicAllele(place.replace(/\([\w-]+\)(?=:)/, ''))
  if (!allele) return null
  const bare = beside.replaceAll(/^[([]|[)\]]$/g, '')
  if (bare === '') return { allele }
  const parts = bare.split(/[\s,;]+/).map((part) => part.replace(/^[([](?=.*[)\]]$)/, ''))
  const coding = parts.flatMap((part) => (/^c\./i.test(part) ? (parseCodingChange(part) ?? []) : []))
  const protein = parts.flatMap((part) => (/^c\./i.test(part) ? [] : (parseProteinChange(part) ?? [])))
  if (coding.length + protein.length < parts.length) return null
  return {
    allele,
    codingChanges: coding.map((change) => ({ change, transcript: null })),
    proteinChanges: protein.map((change) => ({ change, transcript: null })),
  }
}

/** Reads what needs no gene: a place, an identifier, a change on an accession; null for other lines. */
export function parsePlace(text: string, lookup: NameLookup): LineReading | null {
  const allele = parseGenomicAllele(text)
  if (allele) return understood([smallVariant({ allele })])
  if (IDENTIFIER.test(text))
    return understood([smallVariant({ identifiers: [text.toUpperCase().replace(/\.\d+$/, '')] })])
  const named = ofAccession(text, lookup)
  if (!named) return placeAndGene(text, lookup)
  const { facts, accession, words } = named
  if (!facts) return { ok: false, reason: `“${words}” is not a change in HGVS notation.` }
  return understood(
    [smallVariant(facts)],
    facts.gene ? [] : [`No record names ${accession}, so its gene is unknown.`],
  )
}

/** `NC_000007.13:g.140453136A>T (BRAF p.Val600Glu)`, with the gene or without. */
function placeAndGene(text: string, lookup: NameLookup): LineReading | null {
  const [all = '', place = '', name = '', behind = ''] =
    /^(\S+:\S+)[\s,;]+\(?([A-Z][\w-]+)[\s:]+(\S.*)$/i.exec(text) ?? []
  const [gene, ...others] = all ? lookup.featuresNamed(name.toUpperCase()) : []
  const facts = gene && others.length === 0 ? ofPlace(`${place} ${behind}`) : ofPlace(text)
  return facts && understood([smallVariant({ ...facts, ...(gene ? { gene } : {}) })])
}

/** A change of a gene by its place or on an accession: `BRAF NC_000007.13:g.140453136A>T (p.Val600Glu)`. */
export function placeOfGene(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, before = '', behind = ''] =
    /^\(?((?:p\.)?\S*?\d\S*?)\)?[\s,;]+(\S*:[gcp]\.\S+)$/i.exec(words) ?? []
  const written = words.replace(/^[([]?((?:N[MPR]_|ENS[TP])[\w.]+)[)\]]?[\s:,]+(?=[cp]\.)/i, '$1:')
  const turned = before && behind ? `${behind} ${before}` : written
  const facts = ofPlace(turned) ?? ofAccession(turned.replace(/ (?=P\.)/, ' ('), lookup)?.facts
  return facts ? understood([smallVariant({ ...facts, gene })]) : null
}
