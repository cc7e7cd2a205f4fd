import { writeProteinChange } from '#domain/matching/protein-change.ts'
import type { VariantTypeRecord } from '#server/knowledge/records/terms.ts'
import { geneConcept, SEQUENCE_ONTOLOGY } from '../concepts.ts'
import type { GksContext } from '../gks-context.ts'
import type { Constraint, MappableConcept, NotExpressed } from '../gks-types.ts'
import type { FeatureRecord } from '#server/knowledge/records/records.ts'
import type { Allele, SequenceLocation } from '../vrs/vrs-types.ts'
import type { VariantAlleles } from './variant-alleles.ts'
import type { VariantMeaning } from './variant-meaning.ts'

/** Recipes of Cat-VRS, and its forms that are drafts. */
type VariationType =
  | 'CanonicalAllele'
  | 'ProteinSequenceConsequence'
  | 'CategoricalCnv'
  | 'FunctionVariant'
  | 'GeneFusion'
  | 'CompositeCategoricalVariant'
  | 'Undefined'

/** Constraints of a variant with the recipe that they make; no constraints where nothing certain can be said. */
export interface VariantConstraints {
  constraints: Constraint[]
  categoricalVariationType: VariationType
  notExpressed: NotExpressed[]
}

/** Facts of a variant that constraints are made of. */
export interface ConstrainedVariant {
  meaning: VariantMeaning
  feature: FeatureRecord
  types: readonly VariantTypeRecord[]
  alleles: VariantAlleles
  /** Where its gene or region lies; null where that is not known. */
  location: SequenceLocation | null
}

const term = (system: string, code: string): MappableConcept => ({ primaryCoding: { system, code } })

const LIFTOVER = term('ga4gh-gks-term:allele-relation', 'liftover_to')
const TRANSLATION = term('http://www.sequenceontology.org', 'translation_of')
const TRANSCRIPTION = term('http://www.sequenceontology.org', 'transcribed_to')
const WITHIN = term('ga4gh-gks-term:location-match', 'is_within')

/** Terms of the Sequence Ontology for what a change does to the function of a gene's product. */
const FUNCTIONAL_EFFECTS: ReadonlySet<string> = new Set([
  'SO:0002052', // dominant_negative_variant
  'SO:0002053', // gain_of_function_variant
  'SO:0002054', // loss_of_function_variant
  'SO:0002218', // functionally_abnormal
  'SO:0002219', // functionally_normal
])

const nothing = (...notExpressed: NotExpressed[]): VariantConstraints => ({
  constraints: [],
  categoricalVariationType: 'Undefined',
  notExpressed,
})

const constrained = (
  categoricalVariationType: VariationType,
  ...constraints: Constraint[]
): VariantConstraints => ({ constraints, categoricalVariationType, notExpressed: [] })

const definingAllele = (allele: Allele, relation: MappableConcept): Constraint => ({
  type: 'DefiningAlleleConstraint',
  allele,
  relations: [LIFTOVER, relation],
})

/** The allele of the expression that says the same change as the name, of RefSeq before Ensembl. */
function proteinConstraints({ meaning, alleles }: ConstrainedVariant, name: string): VariantConstraints {
  if (meaning.kind !== 'PROTEIN_CHANGE') return nothing()
  const same = alleles.proteins.filter(({ change }) => writeProteinChange(change) === name)
  const { allele } = same.find(({ accession }) => accession.startsWith('NP_')) ?? same[0] ?? {}
  return allele ? constrained('ProteinSequenceConsequence', definingAllele(allele, TRANSLATION)) : nothing()
}

function copyNumberConstraints(
  copyChange: Extract<VariantMeaning, { kind: 'COPY_NUMBER' }>['copyChange'],
  location: SequenceLocation | null,
): VariantConstraints {
  if (copyChange === null) return nothing({ part: 'copyChange', reason: 'no-term' })
  if (!location) return nothing({ part: 'copyChange', reason: 'no-coordinates' })
  return constrained(
    'CategoricalCnv',
    { type: 'DefiningLocationConstraint', location, relations: [LIFTOVER], matchCharacteristic: WITHIN },
    { type: 'CopyChangeConstraint', copyChange },
  )
}

/** The one effect on function that the types of a variant name. */
function functionConstraints(types: readonly VariantTypeRecord[]): Constraint[] {
  const [effect, ...others] = types.filter(({ soid }) => FUNCTIONAL_EFFECTS.has(soid ?? ''))
  if (!effect?.soid || others.length > 0) return []
  const name = effect.display_name
  const primaryCoding = { name, system: SEQUENCE_ONTOLOGY, code: effect.soid }
  return [{ type: 'FunctionConstraint', functionConsequence: { name, primaryCoding } }]
}

/**
 * Constraints that every variant meets which a record's name means (gks.md, section 4). A genomic allele is none of a
 * protein change: other alleles mean the same protein.
 */
export async function variantConstraints(
  variant: ConstrainedVariant,
  context: GksContext,
): Promise<VariantConstraints> {
  const { meaning, alleles, feature, types, location } = variant
  switch (meaning.kind) {
    case 'PROTEIN_CHANGE':
      return proteinConstraints(variant, writeProteinChange(meaning.change))
    case 'NUCLEOTIDE_CHANGE': {
      const [allele] = alleles.genomic
      return allele ? constrained('CanonicalAllele', definingAllele(allele, TRANSCRIPTION)) : nothing()
    }
    case 'COPY_NUMBER':
      return copyNumberConstraints(meaning.copyChange, location)
    case 'GENE_CLASS': {
      const featureContext = await geneConcept(feature, context)
      const ofGene: Constraint = { type: 'FeatureContextConstraint', featureContext }
      const effects = meaning.isOfAnyKind ? functionConstraints(types) : []
      return constrained(effects.length > 0 ? 'FunctionVariant' : 'Undefined', ofGene, ...effects)
    }
    default:
      return nothing()
  }
}
