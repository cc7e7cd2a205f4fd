import type { ProfileMatch } from '#domain/matching/evaluate-profile.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import type { Reading } from '#server/storage/database.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import { currentMatchIndex } from './match-index.ts'
import type { MatchRequest } from './match-request.ts'
import { readMatchedAssertions, readMatchedEvidence } from './match-statements.ts'
import { findPatientDisease } from './patient-disease.ts'
import { compareProfiles } from './profile-order.ts'
import { readSample } from './read-sample.ts'

/** A request that cannot be answered as it is: a sentence for whoever sent it. */
export class MatchRequestError extends Error {}

function partsOf(match: ProfileMatch, index: MatchIndex, positions: readonly number[]) {
  return match.parts.map(({ variantId, negated, truth, precision, because, alterations }) => {
    const variant = index.variants.get(variantId)
    return {
      variant: { id: variantId, name: variant?.name ?? '', feature: variant?.feature ?? '' },
      negated,
      state: truth,
      precision,
      alterations: [...new Set(alterations.flatMap((position) => positions[position] ?? []))],
      because,
    }
  })
}

/**
 * What the knowledgebase has to say of the sample of a request (specification: matching.md, Shapes).
 * @throws MatchRequestError when the disease is not known
 */
export async function matchReport(db: Reading, request: MatchRequest) {
  const index = await currentMatchIndex(db)
  const disease = request.disease == null ? null : await findPatientDisease(db, String(request.disease))
  if (request.disease != null && !disease) {
    throw new MatchRequestError(
      `There is no disease “${request.disease}”: give the id of a disease of this knowledgebase or a DOID such as DOID:1909.`,
    )
  }
  const { sample, positions, understood, notUnderstood } = readSample(request, index)
  const { profiles, related, unreadableVariants, warnings } = matchSample(sample, index)
  const status = request.status ?? 'ACCEPTED'
  const patient = { disease, origin: request.origin ?? 'UNKNOWN' }
  const profileIds = profiles.map(({ profileId }) => profileId)
  const evidenceOf = await readMatchedEvidence(db, profileIds, status, patient)
  const assertionsOf = await readMatchedAssertions(db, profileIds, status, patient)
  const ranked = profiles
    .map(({ profileId, match }) => ({
      id: profileId,
      name: index.profiles.get(profileId)?.name ?? '',
      result: match.result,
      precision: match.precision,
      parts: partsOf(match, index, positions),
      evidence: evidenceOf(profileId),
      assertions: assertionsOf(profileId),
    }))
    .filter(({ evidence, assertions }) => evidence.length + assertions.length > 0)
    .sort(compareProfiles)
  const { version, writtenAt } = await knowledgeVersion(db)
  const releases = await db
    .selectFrom('releases')
    .select('name')
    .orderBy('imported_at')
    .orderBy('id')
    .execute()
  return {
    knowledge: { version, writtenAt, releases: releases.map(({ name }) => name) },
    sample: request.sample ?? null,
    build: request.build ?? null,
    origin: patient.origin,
    disease: disease && { id: disease.id, name: disease.name, doid: disease.doid },
    alterations: understood,
    notUnderstood,
    warnings,
    profiles: ranked,
    related: related.map(({ variantId, alteration, why }) => {
      const variant = index.variants.get(variantId)
      return {
        variant: { id: variantId, name: variant?.name ?? '', feature: variant?.feature ?? '' },
        alteration: positions[alteration] ?? null,
        why,
      }
    }),
    notDecidable: await countNotDecidable(db, unreadableVariants, index),
  }
}

/** Variants of the sample's genes that no sample can match, with their accepted evidence. */
async function countNotDecidable(db: Reading, variantIds: readonly number[], index: MatchIndex) {
  const profileIds = variantIds.flatMap((id) => index.profilesOfVariant.get(id) ?? [])
  const evidence = await readMatchedEvidence(db, profileIds, 'ACCEPTED', { disease: null, origin: 'UNKNOWN' })
  return {
    variants: variantIds.length,
    evidence: [...new Set(profileIds)].reduce((sum, id) => sum + evidence(id).length, 0),
  }
}
