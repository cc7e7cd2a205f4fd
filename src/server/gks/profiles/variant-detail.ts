import { recordById } from '#server/knowledge/records/records.ts'
import type {
  FeatureRecord,
  VariantCoordinateRecord,
  VariantRecord,
} from '#server/knowledge/records/records.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import type { GksContext } from '../gks-context.ts'
import type { CategoricalVariant, NotExpressed } from '../gks-types.ts'
import { variantConstraints } from './constraints.ts'
import { ADJACENCY, draftValue } from './draft-form.ts'
import { adjacencyConstraint, exonAdjacency } from './fusions.ts'
import { copyNumberLocation } from './locations.ts'
import { membersOf, variantAlleles } from './variant-alleles.ts'
import { variantMeaning } from './variant-meaning.ts'

/** Members of a categorical variant that `plain` does not have; empty ones where there is nothing to say. */
export interface FullDetail extends Pick<CategoricalVariant, 'members' | 'constraints'> {
  /** By their names. */
  extensions: {
    categoricalVariationType: string
    adjacencyConstraint?: object | null
    compositeCategoricalVariant?: object | null
    notExpressed: NotExpressed[]
  }
}

async function fusionDetail(variant: VariantRecord, context: GksContext): Promise<FullDetail> {
  const [constraint, junction] = await Promise.all([
    adjacencyConstraint(variant.feature_id, context),
    exonAdjacency(variant, context),
  ])
  const isMember = junction !== null && 'adjoinedSequences' in junction
  return {
    members: isMember ? [junction] : [],
    extensions: {
      categoricalVariationType: constraint ? 'GeneFusion' : 'Undefined',
      [ADJACENCY]: constraint && draftValue(constraint),
      notExpressed: isMember || junction === null ? [] : [junction],
    },
  }
}

async function constrainedDetail(
  variant: VariantRecord,
  feature: FeatureRecord,
  place: VariantCoordinateRecord | undefined,
  hgvs: readonly string[],
  context: GksContext,
): Promise<FullDetail> {
  const [types, alleles, location] = await Promise.all([
    context.load(variantTypesOfVariant, variant.id),
    variantAlleles(place, hgvs, context),
    copyNumberLocation(feature, place, context),
  ])
  const { kind, name } = variant
  const meaning = variantMeaning({ kind, feature: feature.name, name, types: types.map((type) => type.name) })
  const { constraints, categoricalVariationType, notExpressed } = await variantConstraints(
    { meaning, feature, types, alleles, location },
    context,
  )
  return {
    members: membersOf(alleles),
    constraints,
    extensions: { categoricalVariationType, notExpressed: [...alleles.notExpressed, ...notExpressed] },
  }
}

/**
 * Alleles and constraints of the profile of one variant, with what of it could not be said.
 * @param place coordinates of a gene variant
 * @param hgvs all HGVS expressions
 */
export async function variantDetail(
  variant: VariantRecord,
  place: VariantCoordinateRecord | undefined,
  hgvs: readonly string[],
  context: GksContext,
): Promise<FullDetail> {
  if (variant.kind === 'FUSION') return fusionDetail(variant, context)
  const feature = await context.load(recordById.features, variant.feature_id)
  if (!feature) throw new Error(`feature ${variant.feature_id} is missing`)
  return constrainedDetail(variant, feature, place, hgvs, context)
}
