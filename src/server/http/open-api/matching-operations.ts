import { z } from 'zod'
import { named } from '#server/legacy/schemas/json-schema.ts'
import { CODE_SYSTEM_PATH, codeSystemIds } from '#server/matching/fhir/code-systems.ts'
import { FHIR_JSON, FHIR_NDJSON } from '#server/matching/fhir/operation-outcome.ts'
import { matchFormats } from '#server/matching/match-file-options.ts'
import { MatchRequest } from '#server/matching/match-request.ts'
import { asOf, json, parameter, text } from './operation.ts'
import type { Operation } from './operation.ts'

const Loose = z.looseObject({})

const record = { id: z.int(), name: z.string() }

const Profile = z.looseObject({
  ...record,
  result: z.string(),
  precision: z.unknown(),
  parts: z.array(Loose),
  evidence: z.array(z.looseObject({ id: z.int() })),
  assertions: z.array(z.looseObject({ id: z.int() })),
})

const MatchReport = named(
  'MatchReport',
  'What the knowledge says of a sample.',
  z.looseObject({
    knowledge: Loose.describe('Version of the knowledge, release and imported reference data.'),
    sample: z.nullable(z.string()),
    build: z.nullable(z.string()),
    origin: z.nullable(z.string()),
    disease: z.nullable(z.looseObject({ ...record, doid: z.nullable(z.string()) })),
    alterations: z.array(Loose).describe('Lines that were understood, each as it was read.'),
    notUnderstood: z.array(Loose).describe('Lines that were not, with the reason.'),
    warnings: z.array(z.unknown()),
    missingReferenceData: z.unknown(),
    profiles: z.array(Profile).describe('Profiles with evidence or assertions, the best match first.'),
    conflicts: z.array(Loose).describe('Subjects on which matched statements disagree.'),
    opposed: z.array(Loose),
    related: z.array(Loose).describe('Variants near an alteration that do not match.'),
    notDecidable: Loose.describe('Variants of the same genes that no sample can match.'),
  }),
)

const Coverage = named(
  'MatchCoverage',
  'Share of the accepted evidence that a sample can match.',
  z.looseObject({
    unreadable: z.array(z.object({ variantId: z.int(), name: z.string(), evidence: z.int() })),
    unmatchable: z.array(
      z.object({
        profileId: z.int(),
        name: z.string(),
        evidence: z.int(),
        variants: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
  }),
)

/** A resource of FHIR R4 as far as clients need it before they read it. */
const resource = (resourceType: string, what: string) =>
  named(resourceType, what, z.looseObject({ resourceType: z.literal(resourceType) }))

const Bundle = resource('Bundle', 'A Bundle of FHIR R4.')

const option = (name: string, description: string, schema: z.ZodType = z.string()) =>
  parameter('query', name, description, schema)

/** Matching of samples. */
export const matchingOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/match',
    tag: 'Matching',
    summary: 'Match the alterations of a sample, or the samples of a file',
    description:
      'Send JSON, or a file (VCF, MAF, tables of callers, also packed) with its own content type or as `file` of a multipart form. Options of a file may also be fields of the form. `format=fhir`, or `Accept: application/fhir+json`, asks for a Bundle of the Genomics Reporting guide; errors are then an OperationOutcome.',
    parameters: [
      option('format', 'Format of the response.', z.enum(matchFormats).default('json')),
      option('sample', 'Reads one sample of several; names the sample of files that do not.'),
      option('build', 'Reference build of a file that does not state it.', z.enum(['GRCh37', 'GRCh38'])),
      option('disease', 'Disease of the patient, by name or code.'),
      option('origin', 'Origin of the alterations.', z.enum(['SOMATIC', 'GERMLINE'])),
      option('assayed', '`all`, genes separated by commas, or the JSON of a request.'),
      option(
        'status',
        'Evidence that is considered.',
        z.enum(['ACCEPTED', 'SUBMITTED', 'NON_REJECTED', 'ALL']),
      ),
      option(
        'includeFiltered',
        'Also variants that a filter of the file rejects.',
        z.enum(['true', 'false']),
      ),
      asOf,
    ],
    body: {
      ...json(named('MatchRequest', 'A sample.', MatchRequest), {
        alterations: ['BRAF V600E', 'no KRAS G12C'],
        disease: 'DOID:1909',
      }),
      'multipart/form-data': {
        schema: z.looseObject({ file: z.string().meta({ contentMediaType: 'application/octet-stream' }) }),
      },
      [FHIR_JSON]: { schema: Bundle },
      'application/octet-stream': { schema: z.string() },
    },
    answers: {
      200: {
        description: 'The report; of several samples a list of reports.',
        content: {
          ...json(z.union([MatchReport, z.array(MatchReport)])),
          'application/x-ndjson': { schema: MatchReport },
          ...text('text/tab-separated-values'),
          ...text('text/x-vcf'),
          [FHIR_JSON]: { schema: Bundle },
          [FHIR_NDJSON]: { schema: Bundle },
        },
      },
    },
    errors: {
      400: 'The sample, the file or an option cannot be read.',
      413: 'It is larger than `/api/match/limits` says.',
    },
  },
  {
    method: 'get',
    path: '/api/match/limits',
    tag: 'Matching',
    summary: 'Sizes of files that are matched',
    answers: {
      200: {
        description: 'The bounds.',
        content: json(z.object({ fileBytes: z.int(), samples: z.int(), answerBytes: z.int() })),
      },
    },
  },
  {
    method: 'get',
    path: '/api/match/coverage',
    tag: 'Matching',
    summary: 'Evidence that a sample can match, and names that stand in the way',
    parameters: [asOf],
    answers: { 200: { description: 'The coverage.', content: json(Coverage) } },
    errors: { 404: 'There is no such state.' },
  },
  {
    method: 'get',
    path: `${CODE_SYSTEM_PATH}/{id}`,
    tag: 'Matching',
    summary: 'Codes of this service in its bundles of FHIR',
    parameters: [parameter('path', 'id', 'Id of the code system.', z.enum(codeSystemIds), 'amp-level')],
    answers: {
      200: {
        description: 'The code system.',
        content: { [FHIR_JSON]: { schema: resource('CodeSystem', 'A code system of FHIR R4.') } },
      },
    },
    errors: { 404: 'There is no such code system.' },
    errorBody: resource('OperationOutcome', 'What is wrong, as FHIR says it.'),
    errorType: FHIR_JSON,
  },
]
