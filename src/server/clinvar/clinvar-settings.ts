import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { ClientError } from '#server/errors/client-error.ts'
import { parseValues } from '#server/errors/parse-values.ts'
import { parseConditions } from './clinvar-conditions.ts'
import type { ClinvarConditions } from './clinvar-conditions.ts'

/** Ways in which data were collected (ClinVar's submission schema). */
export const COLLECTION_METHODS = [
  'curation',
  'literature only',
  'reference population',
  'provider interpretation',
  'phenotyping only',
  'case-control',
  'clinical testing',
  'in vitro',
  'in vivo',
  'research',
  'not provided',
] as const

const AFFECTED_STATUSES = ['yes', 'no', 'unknown', 'not provided', 'not applicable'] as const

/** Where ClinVar has documents that were submitted to it. */
const CLINVAR_DOCUMENT = /^https:\/\/[qd]?submit\.ncbi\.nlm\.nih\.gov\/(api\/2\.0\/files|ft\/byid)\/.*/

const Criteria = z.union(
  [
    z.strictObject({ db: z.enum(['PubMed', 'DOI', 'pmc']), id: z.string().regex(/^[^;]+$/) }),
    z.strictObject({ url: z.string().regex(CLINVAR_DOCUMENT) }),
  ],
  'must be {"db": "PubMed", "DOI" or "pmc", "id": "…"} or {"url": "…"} with an address of ClinVar’s Submission Portal',
)

const CLINVAR_NUMBER = 'must be ClinVar’s number of an organization'

const pubmed = (id: string) => ({ db: 'PubMed' as const, id })

const Settings = z.strictObject({
  organization: z.int('must be the id of an organization').positive('must be the id of an organization'),
  behalfOrgID: z.int(CLINVAR_NUMBER).positive(CLINVAR_NUMBER).optional(),
  submissionName: z.string('must be a text').min(1, 'must not be empty').optional(),
  clinvarSubmissionReleaseStatus: z
    .enum(['public', 'hold until published'], 'must be “public” or “hold until published”')
    .default('public'),
  assertionCriteria: z
    .strictObject({
      clinicalImpact: Criteria.default(pubmed('27993330')),
      oncogenicity: Criteria.default(pubmed('36063163')),
    })
    .prefault({}),
  affectedStatus: z
    .enum(AFFECTED_STATUSES, `must be one of ${AFFECTED_STATUSES.join(', ')}`)
    .default('unknown'),
  collectionMethod: z
    .enum(COLLECTION_METHODS, `must be one of ${COLLECTION_METHODS.join(', ')}`)
    .default('curation'),
  conditions: z.string('must be the path of a table (TSV)').optional(),
})

/** Settings of submissions to ClinVar: the organization, and values that its records do not have. */
export type ClinvarSettings = Omit<z.infer<typeof Settings>, 'conditions'> & { conditions: ClinvarConditions }

/** Settings of an organization that sets nothing else. */
export const defaultClinvarSettings = (organization: number): ClinvarSettings => ({
  ...Settings.parse({ organization }),
  conditions: new Map(),
})

async function textOf(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new ClientError('BAD_USER_INPUT', `“${file}” is not a readable file: it must be ${what}`)
  }
}

const JSON_SETTINGS = 'a JSON file with at least {"organization": <id>}'

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ClientError('BAD_USER_INPUT', `“${file}” is not valid JSON: it must be ${JSON_SETTINGS}`)
  }
}

/**
 * Reads the settings of a submission and the table of conditions that they name, whose path is relative to theirs.
 * @throws ClientError naming each wrong value and what is allowed
 */
export async function readClinvarSettings(file: string): Promise<ClinvarSettings> {
  const value = parsed(await textOf(file, JSON_SETTINGS), file)
  const read = parseValues(Settings, value)
  if (!read.ok)
    throw new ClientError(
      'BAD_USER_INPUT',
      `The settings in ${file} are not valid:\n  ${read.errors.join('\n  ')}`,
    )
  const { conditions, ...settings } = read.values
  if (conditions === undefined) return { ...settings, conditions: new Map() }
  const table = resolve(dirname(file), conditions)
  return { ...settings, conditions: parseConditions(await textOf(table, 'a table (TSV)'), conditions) }
}
