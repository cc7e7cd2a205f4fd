import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Scripts only from our own files; styles also from the page, because component libraries write them.
 * No other site may frame the app, and nothing is loaded from elsewhere.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every response against attacks on browsers. */
export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Cross-origin readers may see these beside the headers every script sees. */
const EXPOSED_HEADERS = [
  'Origin',
  'Content-Type',
  'Accept',
  'Authorization',
  'Token',
  'WWW-Authenticate',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
  'ETag',
  'Link',
  'Memento-Datetime',
  'Content-Location',
  'X-Curia-Version',
]

/** Browsers that came by TLS once come only by TLS for a year. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/** Sets the headers that every response has: security (Content Security Policy and others) and the request id. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
): void {
  reply.headers(SECURITY_HEADERS)
  if (publicUrl?.startsWith('https:') || request.protocol === 'https')
    reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY)
  reply.header('x-request-id', request.id)
}

/** Headers of every answer: security (Content Security Policy and others), the request id, and reading from any site without credentials. */
export async function registerHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, publicUrl)
    done()
  })
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'],
    exposedHeaders: EXPOSED_HEADERS,
    credentials: false,
    maxAge: 1_728_000,
    strictPreflight: false,
  })
}
