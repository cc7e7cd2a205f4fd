import { z } from 'zod'
import { sampleOrigins } from '#domain/matching/comparison/origin-agreement.ts'
import { alterationLinesSchema, assayedSchema } from './match-request.ts'

/** Formats of answers. */
export const matchFormats = ['json', 'ndjson', 'tsv', 'vcf', 'fhir'] as const

const parsedJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  if (/^\s*all\s*$/i.test(text)) return { smallVariants: 'ALL' }
  if (!text.trim().startsWith('{')) return { smallVariants: text.split(/[\s,]+/).filter(Boolean) }
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const linesOf = (text: unknown): unknown => (typeof text === 'string' ? text.split(/\r?\n/) : text)

const isTrue = (value: unknown) =>
  value === undefined ? false : value === '' || value === 'true' || value === '1' || value === true

const blank = (value: unknown) => (value === '' ? undefined : value)

/**
 * Options of a file beside its content: in the address, in the fields of a form, or by options of the
 * command.
 */
export const MatchFileOptions = z.strictObject({
  format: z.preprocess(blank, z.enum(matchFormats).default('json')),
  /** Reads one sample of several; names the sample of files that do not. */
  sample: z.preprocess(blank, z.string().max(200).nullable().default(null)),
  build: z.preprocess(
    (value) => (typeof value === 'string' && value !== '' ? value.toUpperCase() : undefined),
    z.enum(['GRCH37', 'GRCH38']).nullable().default(null),
  ),
  disease: z.preprocess(blank, z.string().max(200).nullish()),
  origin: z.preprocess(
    (value) => (typeof value === 'string' && value !== '' ? value.toUpperCase() : undefined),
    z.enum(sampleOrigins).nullish(),
  ),
  assayed: z.preprocess(parsedJson, assayedSchema),
  status: z.preprocess(blank, z.enum(['ACCEPTED', 'SUBMITTED', 'NON_REJECTED', 'ALL']).nullish()),
  /** Further alterations of the sample, one a line. */
  alterations: z.preprocess(linesOf, alterationLinesSchema.default([])),
  includeFiltered: z.preprocess(isTrue, z.boolean()),
})
export type MatchFileOptions = z.infer<typeof MatchFileOptions>
