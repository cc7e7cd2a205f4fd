import type { FastifyReply, FastifyRequest } from 'fastify'
import { ADDRESS_HEADER } from '#server/config/sign-in-options.ts'

/** The request's headers as the platform's own type, with the client's address as we know it. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent', 'origin', 'sec-fetch-site'] as const) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  headers.set(ADDRESS_HEADER, request.ip)
  return headers
}

/** Sets cookies, only for TLS where the request came by it. */
export function setCookies(request: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): void {
  const secure = (cookie: string) =>
    request.protocol === 'https' && !/;\s*secure/i.test(cookie) ? `${cookie}; Secure` : cookie
  if (cookies.length > 0) reply.header('set-cookie', cookies.map(secure))
}

/** A web answer as ours: its status, where it leads and its cookies; its body is nobody's concern. */
export function sendWebAnswer(request: FastifyRequest, reply: FastifyReply, answer: Response): FastifyReply {
  setCookies(request, reply, answer.headers.getSetCookie())
  const location = answer.headers.get('location')
  if (location !== null) return reply.redirect(location, 302)
  return reply.redirect(`/sign-in?error=${answer.ok ? 'unexpected_answer' : 'sign_in_failed'}`, 302)
}
