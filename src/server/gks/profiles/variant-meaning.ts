import type { Predicate } from '#domain/matching/predicate.ts'
import type { ProteinChange } from '#domain/matching/protein-change.ts'
import { normalizeName, predicateOfName } from '#domain/matching/variant-name.ts'
import { isOutsideProtein } from '#domain/variants/protein-position.ts'
import { regionVariantNames } from '#domain/vocabularies/features.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { CopyChange } from '../gks-types.ts'
import { COPY_CHANGES, REGION_COPY_CHANGES } from './copy-changes.ts'

/** Kind of a variant, as far as its name is certain and constraints can say it. */
export type VariantMeaning =
  | { kind: 'PROTEIN_CHANGE'; change: ProteinChange }
  /** One change of bases. */
  | { kind: 'NUCLEOTIDE_CHANGE' }
  /** A change of the copies of its gene or region; null where the model has no word for it. */
  | { kind: 'COPY_NUMBER'; copyChange: CopyChange | null }
  /** Changes, or states, of its gene; those of any kind may be told apart by their effect. */
  | { kind: 'GENE_CLASS'; isOfAnyKind: boolean }
  | { kind: 'OTHER' }

interface NamedVariant {
  kind: FeatureInstanceType
  feature: string
  name: string
  /** Names of its types in the Sequence Ontology: `missense_variant`. */
  types: readonly string[]
}

const OTHER: VariantMeaning = { kind: 'OTHER' }

/** A change at a splice site that names its bases: `IVS2+1G>A`. */
const SPLICE_CHANGE = /^IVS\d+[+-]\d+[ACGT]+>[ACGT]+$/

/** Meaning of a variant's name (docs/matching.md) for the constraints of its profile. */
export function variantMeaning({ kind, feature, name, types }: NamedVariant): VariantMeaning {
  if (kind === 'REGION') {
    const word = regionVariantNames.parseLabel(name)
    return word ? { kind: 'COPY_NUMBER', copyChange: REGION_COPY_CHANGES[word] } : OTHER
  }
  if (kind !== 'GENE') return OTHER
  if (SPLICE_CHANGE.test(normalizeName(name))) return { kind: 'NUCLEOTIDE_CHANGE' }
  return meaningOfPredicate(predicateOfName(normalizeName(feature), name), isOutsideProtein(types))
}

function meaningOfPredicate(predicate: Predicate, countsBases: boolean): VariantMeaning {
  if (isGeneClass(predicate)) return { kind: 'GENE_CLASS', isOfAnyKind: isOfAnyKind(predicate) }
  if (predicate.kind === 'COPY_NUMBER')
    return { kind: 'COPY_NUMBER', copyChange: COPY_CHANGES[predicate.state] }
  if (predicate.kind !== 'EXACT' || predicate.isChoice) return OTHER
  if (predicate.namesCodingChange || countsBases) return { kind: 'NUCLEOTIDE_CHANGE' }
  const [named, ...others] = predicate.proteinChanges
  return named && others.length === 0 ? { kind: 'PROTEIN_CHANGE', change: named.change } : OTHER
}

function isGeneClass(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case 'CODON':
    case 'REGION':
    case 'GENE_CLASS':
    case 'EXPRESSION':
    case 'METHYLATION':
    case 'PHOSPHORYLATION':
      return true
    case 'ALL':
    case 'ANY':
      return predicate.parts.every(isGeneClass)
    default:
      return false
  }
}

/** `Mutation`, `Loss-of-function`, `Activating Mutation`: classes by effect, not by what changes or where. */
const isOfAnyKind = (predicate: Predicate): boolean =>
  predicate.kind === 'GENE_CLASS' &&
  predicate.exceptResidue === null &&
  ['MUTATION', 'LOSS_OF_FUNCTION', 'UNTELLABLE'].includes(predicate.class)
