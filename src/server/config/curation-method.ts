import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseValues } from '#server/errors/parse-values.ts'
import { unreadableReason } from '#server/files/unreadable-file.ts'

const text = z.string().trim().min(1)

/** A procedure of curation, as GKS-Core writes it. */
export const CurationMethod = z.strictObject({
  id: text.optional(),
  type: z.literal('Method').default('Method'),
  name: text,
  methodType: text.default('curation'),
  reportedIn: z.strictObject({
    id: text.optional(),
    type: z.literal('Document').default('Document'),
    name: text.optional(),
    aliases: z.array(text).min(1).optional(),
    title: text.optional(),
    urls: z.array(z.url()).min(1).optional(),
    doi: z
      .string()
      .regex(/^10\.\d+(\.\d+)*\/\S+$/, 'must be a DOI such as 10.1186/s13073-019-0687-x')
      .optional(),
    pmid: z.string().regex(/^\d+$/, 'must be the digits of a PubMed id').optional(),
  }),
})

const FORM =
  'must be a JSON file with the name of the method and reportedIn, such as {"name": "Our SOP (2026)", "reportedIn": {"urls": ["https://…"]}}'

/** The content of a JSON file, or the reason why there is none. */
function contentOf(file: string): { content: unknown } | { reason: string } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return { reason: unreadableReason(error) }
  }
  try {
    return { content: JSON.parse(text) }
  } catch {
    return { reason: 'it is not JSON' }
  }
}

/** The procedure of curation in the JSON file that a variable names. */
export const curationMethodFile = z.string().transform((file, { addIssue }) => {
  const read = contentOf(file)
  if ('reason' in read) {
    addIssue(`${read.reason}; it ${FORM}`)
    return z.NEVER
  }
  const method = parseValues(CurationMethod, read.content)
  if (method.ok) return method.values
  addIssue(`${FORM}; ${method.errors[0]}`)
  return z.NEVER
})
