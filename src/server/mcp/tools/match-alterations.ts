import { z } from 'zod'
import { statementSentence, subjectOfName } from '#domain/clinical/statement-sentence.ts'
import { evidenceStatusFilters, evidenceTypes, evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { assayedSchema } from '#server/matching/match-request.ts'
import type { MatchRequest } from '#server/matching/match-request.ts'
import type { MatchedAssertion, MatchedEvidence, MatchReport } from '#domain/matching/match-report.ts'
import { sampleOrigins } from '#domain/matching/comparison/origin-agreement.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { asOfArgument } from '../evidence/filters.ts'
import { fittedList, fittedStatements } from '../output/fitted-lists.ts'
import { refOf, urlOf } from '../reading/refs.ts'
import { knowledgeShape } from '../output/schemas.ts'
import { charactersFor } from '../output/sizes.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import { tool } from './tool.ts'

const DEFAULT_LIMIT = 20
const MOST_LINES = 500
const MOST_RELATED = 20

/** The field writes the builds in several ways. */
const buildNames = ['GRCH37', 'GRCH38', 'GRCh37', 'GRCh38', 'hg19', 'hg38'] as const

const knownBuild = (name: string | undefined): MatchRequest['build'] => {
  const build = referenceBuilds.parseLabel(name)
  return build === 'GRCH37' || build === 'GRCH38' ? build : undefined
}

const input = {
  alterations: z
    .array(z.string().min(1).max(1000))
    .min(1)
    .max(MOST_LINES)
    .describe(
      'One a line, as a report writes them: "BRAF V600E", "EML4-ALK", "KIT D816V not detected", "MSI-H".',
    ),
  disease: z.string().max(200).optional().describe('Name, alias, DOID:1909, NCIt or OncoTree code.'),
  build: z.enum(buildNames).optional().describe('Of genomic positions.'),
  origin: z.enum(sampleOrigins).optional(),
  assayed: assayedSchema.describe(
    'Genes tested, by kind: "ALL", "UNKNOWN" or symbols. What was tested and is not listed is absent.',
  ),
  status: z.enum(['ACCEPTED', 'SUBMITTED', 'NON_REJECTED', 'ALL']).optional().describe('Default ACCEPTED.'),
  limit: z.int().min(1).max(100).optional().describe('Statements listed for each profile; default 20.'),
  asOf: asOfArgument,
}
type Args = z.infer<z.ZodObject<typeof input>>

const statementShape = z.object({
  ref: z.string(),
  statement: z.string(),
  status: z.string(),
  type: z.string(),
  level: z.string().nullable(),
  rating: z.int().nullable(),
  tier: z.string().nullable(),
  direction: z.string().nullable(),
  significance: z.string().nullable(),
  diseaseRelation: z.string(),
  originAgreement: z.string(),
  retracted: z.boolean().describe('The source was retracted: the statement counts no longer.'),
})

const variantShape = z.object({ ref: z.string(), name: z.string(), gene: z.string() })

const conflictShape = z.object({
  profile: z.string().nullable(),
  disease: z.string().nullable(),
  treatment: z.string().nullable(),
  type: z.string(),
  supporting: z.array(z.string()),
  opposing: z.array(z.string()),
})

const output = {
  knowledge: knowledgeShape,
  disease: z.object({ ref: z.string(), name: z.string(), doid: z.string().nullable() }).nullable(),
  alterations: z.array(
    z.object({
      line: z.int().nullable(),
      text: z.string(),
      understoodAs: z.array(z.string()),
      isAbsent: z.boolean(),
      warnings: z.array(z.string()),
    }),
  ),
  alterationsTotal: z.int(),
  notUnderstood: z
    .array(
      z.object({
        line: z.int().nullable(),
        text: z.string(),
        reason: z.string(),
        choices: z.array(z.string()),
      }),
    )
    .describe('Nothing is matched for these lines: ask what they mean.'),
  notUnderstoodTotal: z.int(),
  profiles: z.array(
    z.object({
      id: z.int(),
      ref: z.string(),
      name: z.string(),
      url: z.string(),
      result: z
        .enum(['MATCHED', 'UNDECIDED', 'NEARLY'])
        .describe('UNDECIDED: because of a part says what would decide.'),
      precision: z.string().nullable(),
      parts: z.array(
        z.object({ variant: variantShape, negated: z.boolean(), state: z.string(), because: z.string() }),
      ),
      evidence: z.array(statementShape),
      evidenceTotal: z.int(),
      assertions: z.array(statementShape),
      assertionsTotal: z.int(),
    }),
  ),
  profilesTotal: z.int(),
  conflicts: z.array(conflictShape),
  conflictsTotal: z.int(),
  related: z
    .array(z.object({ variant: variantShape, line: z.int().nullable(), why: z.string() }))
    .describe('Other variants nearby; their evidence does not apply.'),
  relatedTotal: z.int(),
  notDecidable: z.object({ variants: z.int(), evidence: z.int() }),
  warnings: z.array(z.string()),
  missingReferenceData: z.string().nullable(),
  notes: z.array(z.string()),
}

const wordOf = <Word extends string>(values: readonly Word[], text: string): Word | undefined =>
  values.find((value) => value === text)

/** A statement of a matched profile; the patient's disease is compared with its own. */
function statementOf(
  profile: string,
  one: MatchedEvidence | MatchedAssertion,
): z.infer<typeof statementShape> {
  const isEvidence = 'level' in one
  return {
    ref: refOf(isEvidence ? 'EVIDENCE_ITEM' : 'ASSERTION', one.id),
    statement: statementSentence({
      status: wordOf(evidenceStatuses.values, one.status) ?? 'SUBMITTED',
      withdrawn: false,
      type: wordOf(evidenceTypes.values, one.type) ?? 'FUNCTIONAL',
      direction: one.direction,
      significance: one.significance,
      therapies: one.therapies.map((name, id) => ({ id, name })),
      therapyInteractionType: one.therapyInteraction,
      subject: subjectOfName(profile),
      disease: one.disease?.name ?? null,
    }),
    status: one.status,
    type: one.type,
    level: isEvidence ? one.level : null,
    rating: isEvidence ? one.rating : null,
    tier: isEvidence ? null : one.ampLevel,
    direction: one.direction,
    significance: one.significance,
    diseaseRelation: one.diseaseRelation,
    originAgreement: one.originAgreement,
    retracted: isEvidence && one.source.retracted,
  }
}

const namedVariant = ({ id, name, feature }: { id: number; name: string; feature: string }) => ({
  ref: refOf('VARIANT', id),
  name,
  gene: feature,
})

function profileOf(origin: string, limit: number, profile: MatchReport['profiles'][number]) {
  const { id, name, result, precision, parts, evidence, assertions } = profile
  const shown = (statements: readonly (MatchedEvidence | MatchedAssertion)[]) =>
    statements.slice(0, limit).map((one) => statementOf(name, one))
  return {
    id,
    ref: refOf('MOLECULAR_PROFILE', id),
    name,
    url: urlOf(origin, 'MOLECULAR_PROFILE', id),
    result,
    precision,
    parts: parts.map(({ variant, negated, state, because }) => ({
      variant: namedVariant(variant),
      negated,
      state,
      because,
    })),
    evidence: shown(evidence),
    evidenceTotal: evidence.length,
    assertions: shown(assertions),
    assertionsTotal: assertions.length,
  }
}

const conflictOf = ({
  profileId,
  disease,
  treatment,
  type,
  supporting,
  opposing,
}: MatchReport['conflicts'][number]) => ({
  profile: profileId === null ? null : refOf('MOLECULAR_PROFILE', profileId),
  disease: disease?.name ?? null,
  treatment,
  type,
  supporting,
  opposing,
})

/** A sixth of an answer for each list beside the profiles. */
const PARTS = 6

/** The report in the words of the other tools, with lists that fit. */
function answerOf({ knowledge, services }: McpReading, args: Args, report: MatchReport) {
  const { limit = DEFAULT_LIMIT } = args
  const { disease, alterations, notUnderstood, conflicts, related } = report
  const characters = charactersFor(args.limit)
  const part = characters / PARTS
  const head = {
    knowledge,
    disease: disease && { ref: refOf('DISEASE', disease.id), name: disease.name, doid: disease.doid },
    alterations: fittedList(
      alterations.map(({ line, text, understoodAs, isAbsent, warnings }) => ({
        line,
        text: text.slice(0, 200),
        understoodAs,
        isAbsent,
        warnings,
      })),
      part,
    ),
    alterationsTotal: alterations.length,
    notUnderstood: fittedList(
      notUnderstood.map(({ line, text, reason, choices }) => ({
        line,
        text: text.slice(0, 200),
        reason,
        choices: [...choices],
      })),
      part,
    ),
    notUnderstoodTotal: notUnderstood.length,
    conflicts: fittedList(conflicts.map(conflictOf), part),
    conflictsTotal: conflicts.length,
    related: fittedList(
      related.slice(0, MOST_RELATED).map(({ variant, alteration, why }) => ({
        variant: namedVariant(variant),
        line: alteration === null ? null : alteration + 1,
        why,
      })),
      part,
    ),
    relatedTotal: related.length,
    notDecidable: report.notDecidable,
    warnings: fittedList(report.warnings, part),
    missingReferenceData: report.missingReferenceData,
    profilesTotal: report.profiles.length,
  }
  const profiles = report.profiles.map((profile) => profileOf(services.origin(), limit, profile))
  const fitted = fittedStatements(profiles, characters - JSON.stringify(head).length - 300)
  const isCut = fitted.some(
    ({ evidence, evidenceTotal, assertions, assertionsTotal }) =>
      evidence.length < evidenceTotal || assertions.length < assertionsTotal,
  )
  return {
    ...head,
    profiles: fitted,
    notes: [
      ...(isCut
        ? [
            'Not all statements are listed: evidenceTotal and assertionsTotal count all; find_evidence with molecularProfile lists them.',
          ]
        : []),
      ...(fitted.length < profiles.length ? ['Not all profiles are listed: profilesTotal counts all.'] : []),
    ],
  }
}

/** Evidence that applies to the alterations of a sample. Nothing of it is stored or logged. */
export const matchAlterations = tool({
  name: 'match_alterations',
  title: 'Match the alterations of a sample',
  description:
    'Which molecular profiles a set of alterations matches, with evidence and assertions (those of the disease first) and the reason for every match. Use it for a patient’s or tumour’s alterations together; for one variant in general use find_evidence. Say what was looked for and not found, too. Nothing is stored. Example: {"alterations": ["EGFR L858R", "EGFR T790M not detected"], "disease": "NSCLC"}.',
  input,
  output,
  run: ({ services, caller }, args) =>
    ofKnowledge(services, { asOf: args.asOf, signal: caller.signal }, async (reading) => {
      const { matching } = services
      if (!matching) throw new ClientError('UNAVAILABLE', 'Samples are not matched here')
      const { alterations, disease, build, origin, assayed, status } = args
      const request: MatchRequest = {
        alterations,
        disease,
        build: knownBuild(build),
        origin,
        assayed: assayed as MatchRequest['assayed'],
        status: status && evidenceStatusFilters.has(status) ? status : undefined,
      }
      const at = reading.databaseUrl === null ? matching : matching.at(reading.databaseUrl)
      return answerOf(reading, args, await at.report(request, caller.signal))
    }),
})
