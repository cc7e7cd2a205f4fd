import type { ProfileMatch } from '#domain/matching/evaluate-profile.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { opposedStatements, statementConflicts } from '#domain/matching/statement-conflicts.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { Reading } from '#server/storage/database.ts'
import type { MatchRequest } from './match-request.ts'
import type {
  MatchedAssertion,
  MatchedEvidence,
  MatchReport,
  ProfilePart,
} from '#domain/matching/match-report.ts'
import { missingReferenceData } from './missing-reference-data.ts'
import { placedSample } from './placement.ts'
import { compareProfiles } from './profile-order.ts'
import { readSample } from './read-sample.ts'
import type { ReadSample } from './read-sample.ts'
import { reportContext } from './report-context.ts'
import type { ReportContext } from './report-context.ts'

function partsOf(match: ProfileMatch, index: MatchIndex, positions: readonly number[]): ProfilePart[] {
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

type MatchedProfile = {
  id: number
  evidence: readonly MatchedEvidence[]
  assertions: readonly MatchedAssertion[]
}

/** Subjects on which the statements of matched profiles disagree, with the tags on both sides. */
function disagreementsOf(profiles: readonly MatchedProfile[]) {
  const statements = profiles.flatMap(({ id: profileId, evidence, assertions }) => [
    ...evidence.map((one) => ({ ...one, profileId, tag: recordTag('EVIDENCE_ITEM', one.id) })),
    ...assertions.map((one) => ({ ...one, profileId, tag: recordTag('ASSERTION', one.id) })),
  ])
  const tagsOf = (some: typeof statements) => some.map(({ tag }) => tag)
  const withTags = (found: ReturnType<typeof statementConflicts<(typeof statements)[number]>>) =>
    found.map((one) => ({ ...one, supporting: tagsOf(one.supporting), opposing: tagsOf(one.opposing) }))
  return {
    conflicts: withTags(statementConflicts(statements)),
    opposed: withTags(opposedStatements(statements)),
  }
}

/** The report of a sample (specification: matching.md, Shapes). */
export async function sampleReport(
  context: ReportContext,
  name: string | null,
  read: ReadSample,
  checkpoint: () => void = () => {},
): Promise<MatchReport> {
  const { index, patient, knowledge } = context
  const { positions, understood, notUnderstood } = read
  const { sample, warnings: placing } = placedSample(read.sample, context.placement)
  const match = matchSample(sample, index)
  const { profiles, related, unreadableVariants, warnings } = match
  checkpoint()
  const profileIds = profiles.map(({ profileId }) => profileId)
  const evidenceOf = await context.evidenceOf(profileIds)
  const assertionsOf = await context.assertionsOf(profileIds)
  checkpoint()
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
  const matched = ranked.filter(({ result }) => result === 'MATCHED')
  const { disease, origin } = patient
  return {
    knowledge,
    sample: name,
    build: sample.build,
    origin,
    disease: disease && { id: disease.id, name: disease.name, doid: disease.doid },
    alterations: understood,
    notUnderstood,
    warnings: [...placing, ...warnings],
    missingReferenceData: missingReferenceData(context.imported, read, match, index, disease !== null),
    profiles: ranked,
    ...disagreementsOf(matched),
    related: related.map(({ variantId, alteration, why }) => {
      const variant = index.variants.get(variantId)
      return {
        variant: { id: variantId, name: variant?.name ?? '', feature: variant?.feature ?? '' },
        alteration: positions[alteration] ?? null,
        why,
      }
    }),
    notDecidable: await countNotDecidable(context, unreadableVariants),
  }
}

interface MatchSetting {
  referenceFasta?: string | null
  /** Called between the steps; ends the report by throwing when nobody wants it any more. */
  checkpoint?: () => void
}

/**
 * Report of the knowledgebase on the sample of a request.
 * @throws ClientError when the disease is not known
 */
export async function matchReport(
  db: Reading,
  request: MatchRequest,
  { referenceFasta = null, checkpoint = () => {} }: MatchSetting = {},
): Promise<MatchReport> {
  const context = await reportContext(db, request, referenceFasta)
  checkpoint()
  const read = readSample(request, context.index)
  checkpoint()
  return sampleReport(context, request.sample ?? null, read, checkpoint)
}

/** Variants of the sample's genes that no sample can match, with their accepted evidence. */
async function countNotDecidable(
  { index, acceptedEvidenceOf }: ReportContext,
  variantIds: readonly number[],
) {
  const profileIds = new Set(variantIds.flatMap((id) => index.profilesOfVariant.get(id) ?? []))
  const evidenceOf = await acceptedEvidenceOf([...profileIds])
  return {
    variants: variantIds.length,
    evidence: [...profileIds].reduce((sum, id) => sum + evidenceOf(id).length, 0),
  }
}
