import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { idsOfNames } from '../submission/named-things.ts'
import type { FeatureFields } from './feature.ts'
import type { Proposal } from './suggest.ts'

/** What is suggested of a feature; aliases by their names, and only what its kind has. */
type SuggestedFeature = Partial<Omit<FeatureFields, 'featureAliasIds'>> & { aliases?: string[] }

/**
 * A feature of one kind with what it should become; aliases that nobody used yet are made.
 * @throws ClientError when there is no such feature, or when it is of another kind
 */
export const proposeFeature =
  (kind: FeatureInstanceType) =>
  async ({ tx, find }: Curation, id: number, { aliases, ...fields }: SuggestedFeature): Promise<Proposal> => {
    const feature = await find(recordById.features, id)
    const label = featureInstanceTypes.label(kind)
    if (!feature) throw new ClientError('NOT_FOUND', `${label} ${id} doesn't exist`)
    if (feature.kind !== kind)
      throw new ClientError(
        'BAD_USER_INPUT',
        `Feature ${id} is not a ${label}; ${feature.name} is a ${featureInstanceTypes.label(feature.kind)}`,
      )
    const record = { entityType: 'FEATURE', id } as const
    const featureAliasIds = aliases && (await idsOfNames(tx, 'feature_aliases', aliases))
    const suggested = { ...fields, ...(featureAliasIds && { featureAliasIds }) }
    return { record, suggested: [{ subject: record, fields: suggested }] }
  }
