import { readFileSync } from 'node:fs'
import { z } from 'zod'

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

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The procedure of curation in the JSON file that a variable names. */
export const curationMethodFile = z.string().transform((file, { addIssue }) => {
  const method = CurationMethod.safeParse(contentOf(file))
  if (method.success) return method.data
  const [issue] = method.error.issues
  const place = issue?.path.join('.')
  const detail = issue && place ? `; ${place}: ${issue.message}` : ''
  addIssue(
    `must be a JSON file with the name of the method and reportedIn, such as {"name": "Our SOP (2026)", "reportedIn": {"urls": ["https://…"]}}${detail}`,
  )
  return z.NEVER
})
