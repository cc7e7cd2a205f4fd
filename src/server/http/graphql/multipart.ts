import { ClientError } from '#server/errors/client-error.ts'

const malformed = (sentence: string) => new ClientError('BAD_REQUEST', sentence)

/** Parts of a form; each takes some microseconds to read. */
const FORM_PARTS = 100

/**
 * Text fields of a multipart form, as R's httr sends a list.
 * @throws ClientError for a body that is none, and for files
 */
export async function readMultipart(body: Buffer, contentType: string): Promise<Record<string, string>> {
  const parts = body.toString('latin1').match(/content-disposition/gi)?.length ?? 0
  if (parts > FORM_PARTS)
    throw new ClientError('TOO_MANY_VALUES', `The form has more than ${FORM_PARTS} parts, which are allowed`)
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  if (!form)
    throw malformed('The body is not a multipart form with the boundary that its content-type header names')
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string')
      throw malformed(`“${name}” is a file: send “query”, “variables” and “operationName” as text`)
    fields[name] = value
  }
  return fields
}
