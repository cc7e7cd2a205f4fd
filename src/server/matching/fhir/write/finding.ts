import type { CodeableConcept, Observation, ObservationComponent } from '@medplum/fhirtypes'
import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import type { Alteration, ReportedAlteration, SmallVariant } from '#domain/matching/sample/alteration.ts'
import { nameOfAlteration } from '#domain/matching/sample/describe-alteration.ts'
import { genomeWideBiomarkerOf } from '#domain/matching/sample/genome-wide-biomarker.ts'
import type { GenomeWideKind } from '#domain/matching/sample/genome-wide-biomarker.ts'
import type { NameLookup } from '#domain/matching/sample/line-reading.ts'
import { genesOf } from '#domain/matching/sample/sample.ts'
import type { Predicate } from '#domain/matching/predicate.ts'
import { hgvsProteinChange } from '#domain/matching/protein-change.ts'
import { writeCodingChange } from '#domain/matching/sequences/coding-change.ts'
import { genomicHgvs } from '#domain/matching/sequences/genomic-allele.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ANSWERS, coding, concept, guideCode, loinc, LOINC, profileOf, SYSTEMS } from '../codes.ts'
import { category } from './category.ts'

/** Facts that findings of a sample have in common. */
export interface FindingContext {
  /** Build of the places that do not name theirs. */
  build: ReferenceBuild | null
  origin: SampleOrigin
  names: Pick<NameLookup, 'idsOfFeature'>
}

const component = (code: string, value: Partial<ObservationComponent>): ObservationComponent => ({
  code: loinc(code),
  ...value,
})

const coded = (code: string, value: CodeableConcept) => component(code, { valueCodeableConcept: value })

const answer = (code: string, value: string) => coded(code, loinc(value))

/** The gene by its id in HGNC, else in Entrez; by its symbol alone where the knowledge has no such gene. */
function geneConcept(symbol: string, { names }: FindingContext): CodeableConcept {
  const ids = names.idsOfFeature(symbol)
  const hgnc = ids.find((id) => id.startsWith('HGNC:'))
  if (hgnc) return concept([coding(SYSTEMS.hgnc, hgnc, symbol)])
  const entrez = ids.find((id) => /^\d+$/.test(id))
  return entrez ? concept([coding(SYSTEMS.ncbiGene, entrez, symbol)]) : concept([], symbol)
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Genes that an alteration names. */
function genesOfAlteration(found: Alteration): string[] {
  if (found.kind === 'SMALL_VARIANT') return found.gene === null ? [] : [found.gene]
  if (found.kind === 'FUSION')
    return [found.fivePrime, found.threePrime, found.gene].filter((gene) => gene !== null)
  if (found.meaning) return unique(genesOf(found.meaning))
  // A factor stands for no gene, and words alone name theirs.
  return genomeWideBiomarkerOf(found.feature) || /\s|::/.test(found.feature) ? [] : [found.feature]
}

/** Codes of the ids that the sample gave. */
const identifierCodings = ({ identifiers }: SmallVariant) =>
  identifiers.flatMap((id) => {
    const clinvar = /^VCV0*(\d+)(?:\.\d+)?$/.exec(id)?.[1]
    if (clinvar) return [coding(SYSTEMS.clinvar, clinvar)]
    return /^RS\d+$/.test(id) ? [coding(SYSTEMS.dbsnp, id.toLowerCase())] : []
  })

/** The first change of a list that its sequence and HGVS can say. */
function hgvsOf<Change>(
  changes: readonly { change: Change; transcript: string | null }[],
  sequences: RegExp,
  write: (change: Change) => string | null,
): string | null {
  for (const { change, transcript } of changes) {
    const text = transcript && sequences.test(transcript) ? write(change) : null
    if (text) return `${transcript}:${text}`
  }
  return null
}

const expression = (code: string, hgvs: string | null) =>
  hgvs ? [coded(code, concept([coding(SYSTEMS.hgvs, hgvs)]))] : []

/** Place and bases on a chromosome of a known build; bases that lie between two positions are said by HGVS alone. */
function placeComponents({ allele }: SmallVariant, sampleBuild: ReferenceBuild | null) {
  const build = allele?.build ?? sampleBuild
  if (!allele || !build) return []
  const hgvs = genomicHgvs(allele, build)
  const isCounted = allele.reference !== ''
  return [
    ...expression(LOINC.genomicChange, hgvs),
    answer(LOINC.build, build === 'GRCH37' ? ANSWERS.grch37 : ANSWERS.grch38),
    ...(hgvs ? [coded(LOINC.sequence, concept([coding(SYSTEMS.refseq, hgvs.replace(/:.*/, ''))]))] : []),
    ...(isCounted
      ? [
          component(LOINC.position, {
            valueRange: { low: { value: allele.start }, high: { value: allele.stop } },
          }),
          answer(LOINC.counting, ANSWERS.oneCharacter),
        ]
      : []),
    ...(isCounted && allele.reference ? [component(LOINC.reference, { valueString: allele.reference })] : []),
    ...(isCounted && allele.alternate ? [component(LOINC.alternate, { valueString: allele.alternate })] : []),
  ]
}

const smallVariantComponents = (found: SmallVariant, { build }: FindingContext) => [
  ...expression(
    LOINC.codingChange,
    hgvsOf(
      found.codingChanges,
      /^(?:NM_|XM_|NR_|ENST|LRG_\d+T)/i,
      (change) => `c.${writeCodingChange(change)}`,
    ),
  ),
  ...expression(
    LOINC.proteinChange,
    hgvsOf(found.proteinChanges, /^(?:NP_|XP_|ENSP|LRG_\d+P)/i, (change) => {
      const text = hgvsProteinChange(change)
      return text && `p.${text}`
    }),
  ),
  ...placeComponents(found, build),
]

const copiesOf = (found: Alteration) =>
  found.kind === 'REPORTED' && found.meaning?.kind === 'COPY_NUMBER' && found.amount !== undefined
    ? [
        component(LOINC.copies, {
          valueQuantity: { value: found.amount, system: SYSTEMS.units, code: '1' },
        }),
      ]
    : []

/** The origin that was given for the sample. */
const originOf = ({ origin }: FindingContext) =>
  origin === 'UNKNOWN'
    ? []
    : [answer(LOINC.origin, origin === 'SOMATIC' ? ANSWERS.somatic : ANSWERS.germline)]

/** The name of what was found or is absent, as a line says it; a gene of wild type lacks mutations. */
function nameOf(found: Alteration): string {
  if (found.kind === 'FUSION' && found.gene !== null) return `${found.gene} fusion`
  const isWildType = found.kind === 'REPORTED' && found.meaning?.kind === 'WILD_TYPE'
  return isWildType ? `${found.feature} mutation` : nameOfAlteration(found)
}

/** A variant that was found, or that is reported absent. */
function variantFinding(found: Alteration, isAbsent: boolean, context: FindingContext): Observation {
  const isSmall = found.kind === 'SMALL_VARIANT'
  return {
    resourceType: 'Observation',
    meta: { profile: [profileOf('variant')] },
    status: 'preliminary',
    category: category(),
    code: loinc(LOINC.variant),
    valueCodeableConcept: loinc(isAbsent ? ANSWERS.absent : ANSWERS.present),
    component: [
      coded(LOINC.variationCode, concept(isSmall ? identifierCodings(found) : [], nameOf(found))),
      ...genesOfAlteration(found).map((gene) => coded(LOINC.gene, geneConcept(gene, context))),
      ...(isSmall ? smallVariantComponents(found, context) : copiesOf(found)),
      ...originOf(context),
    ],
  }
}

/** What a biomarker is called that is a state of a gene. */
function titleOfState(meaning: Predicate): string | null {
  switch (meaning.kind) {
    case 'EXPRESSION':
      return `${meaning.gene} expression`
    case 'METHYLATION':
      return `${meaning.gene}${meaning.promoter ? ' promoter' : ''} methylation`
    case 'PHOSPHORYLATION':
      return `${meaning.gene} phosphorylation`
    default:
      return null
  }
}

const BIOMARKER_CODES: Readonly<Partial<Record<GenomeWideKind, string>>> = {
  MSI: LOINC.microsatellites,
  TMB: LOINC.mutationBurden,
}

/** The concept of a biomarker; null for other alterations. */
function biomarkerOf({ feature, meaning }: ReportedAlteration): CodeableConcept | null {
  const genomeWide = genomeWideBiomarkerOf(feature)
  if (!genomeWide) {
    const title = meaning && titleOfState(meaning)
    return title ? concept([], title) : null
  }
  const code = BIOMARKER_CODES[genomeWide.kind]
  return code ? loinc(code) : concept([], genomeWide.title)
}

/** The result of a biomarker, in words that the sample's own name of it has. */
function resultOf(found: ReportedAlteration, isAbsent: boolean): Partial<Observation> {
  const kind = genomeWideBiomarkerOf(found.feature)?.kind
  if (kind === 'TMB' && found.amount !== undefined)
    return {
      valueQuantity: {
        value: found.amount,
        unit: 'Mutations/Megabase',
        system: SYSTEMS.units,
        code: '1/1000000',
      },
    }
  const text = isAbsent ? `Absent: ${nameOfAlteration(found)}` : nameOfAlteration(found)
  const isUnstable = kind === 'MSI' && !isAbsent && /\b(?:H|HIGH|UNSTABLE)$/.test(found.words)
  return {
    valueCodeableConcept: concept(isUnstable ? [coding(SYSTEMS.loinc, ANSWERS.unstable)] : [], text),
  }
}

function biomarkerFinding(
  found: ReportedAlteration,
  code: CodeableConcept,
  isAbsent: boolean,
  context: FindingContext,
): Observation {
  const genes = found.meaning ? genesOfAlteration(found) : []
  return {
    resourceType: 'Observation',
    meta: { profile: [profileOf('molecular-biomarker')] },
    status: 'preliminary',
    category: [...category(), guideCode('biomarker-category')],
    code,
    ...resultOf(found, isAbsent),
    ...(genes.length > 0 && {
      component: genes.map((gene) => coded(LOINC.gene, geneConcept(gene, context))),
    }),
  }
}

/** The finding of an alteration of a sample: what the sample says of it, and nothing of the records that it matched. */
export function finding(found: Alteration, isAbsent: boolean, context: FindingContext): Observation {
  const biomarker = found.kind === 'REPORTED' ? biomarkerOf(found) : null
  return found.kind === 'REPORTED' && biomarker
    ? biomarkerFinding(found, biomarker, isAbsent, context)
    : variantFinding(found, isAbsent, context)
}

/** The finding that a gene was tested and nothing of the kind is reported, on which what holds by that is based. */
export const assayedFinding = (gene: string, name: string, context: FindingContext): Observation => ({
  resourceType: 'Observation',
  meta: { profile: [profileOf('variant')] },
  status: 'preliminary',
  category: category(),
  code: loinc(LOINC.variant),
  valueCodeableConcept: loinc(ANSWERS.absent),
  component: [coded(LOINC.variationCode, concept([], name)), coded(LOINC.gene, geneConcept(gene, context))],
})
