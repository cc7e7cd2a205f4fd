import { parse as parseForm } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { assertJsonSize } from './graphql/guards/json.ts'

/** Members of a form: far more than any has, and read in a millisecond. */
const FORM_MEMBERS = 1000

function assertFormSize(form: string): void {
  let members = 1
  for (let at = form.indexOf('&'); at >= 0 && members <= FORM_MEMBERS; at = form.indexOf('&', at + 1))
    members += 1
  if (members > FORM_MEMBERS)
    throw new ClientError(
      'TOO_MANY_VALUES',
      `The form has more than ${FORM_MEMBERS.toLocaleString('en-US')} members, which are allowed`,
    )
}

/** Error that a parser threw, as Fastify takes it. */
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Reads JSON and forms, unless they hold so many values that reading them would keep others waiting. */
export function registerBodyParsers(app: FastifyInstance): void {
  // A script's forgotten content type would otherwise make its JSON a text.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      assertJsonSize(String(body))
    } catch (error) {
      return done(asError(error))
    }
    void parseJson(request, String(body), done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        assertFormSize(String(body))
      } catch (error) {
        return done(asError(error))
      }
      done(null, parseForm(String(body), '&', '=', { maxKeys: 0 }))
    },
  )
}
