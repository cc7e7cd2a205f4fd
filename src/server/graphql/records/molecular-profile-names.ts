import { segments } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type {
  FeatureRecord,
  MolecularProfileRecord,
  VariantRecord,
} from '#server/knowledge/records/records.ts'
import { builder } from '../schema/builder.ts'
import { Feature, Variant } from '../schema/refs.ts'

interface TextSegment {
  text: string
}

export type Segment = FeatureRecord | VariantRecord | TextSegment

const MolecularProfileTextSegment = builder.objectRef<TextSegment>('MolecularProfileTextSegment').implement({
  description: 'Text segment of the name of a molecular profile: an operator or parenthesis.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'AND, OR, NOT or a parenthesis.' }),
  }),
})

export const MolecularProfileSegment = builder.unionType('MolecularProfileSegment', {
  description: 'A segment of the name of a molecular profile: a feature, a variant or text.',
  types: [Feature, Variant, MolecularProfileTextSegment],
  resolveType: (segment: Segment) => {
    if ('text' in segment) return 'MolecularProfileTextSegment'
    return segment.record_type === 'FEATURE' ? 'Feature' : 'Variant'
  },
})

/** The name of a profile piece by piece: each variant as its feature and itself. */
export function segmentsOfName({ raw_name }: MolecularProfileRecord, load: Load): Promise<Segment[]> {
  const expression = parseRawName(raw_name)
  if (!expression.ok) throw new Error(`the stored profile name "${raw_name}" is malformed`)
  return segmentsOfExpression(expression.value, load)
}

/** The same for an expression whose variants exist. */
export async function segmentsOfExpression(expression: ProfileExpression, load: Load): Promise<Segment[]> {
  const pieces = await Promise.all(
    segments(expression).map(async (token): Promise<Segment[]> => {
      if (token.kind === 'text') return [{ text: token.text }]
      const variant = await existing(load(recordById.variants, token.variantId))
      return [await existing(load(recordById.features, variant.feature_id)), variant]
    }),
  )
  return pieces.flat()
}
