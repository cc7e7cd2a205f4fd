import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** What the provider says of who signs in there. */
export type Claims = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  given_name?: string
}

/** What a provider can do wrong. */
export type ProviderFlaw =
  | 'signature'
  | 'nonce'
  | 'audience'
  | 'another audience beside ours'
  | 'authorized party'
  | 'missing ID token'
  | 'subject at userinfo'
  | 'endless answer'

/** An OpenID Connect provider of a test's own, on 127.0.0.1, where everyone signs in at once. */
export type OidcProvider = {
  issuer: string
  /** Who signs in there from now on. */
  setPerson: (claims: Claims) => void
  /** Spoils what it answers. */
  setFlaw: (flaw: ProviderFlaw | null) => void
  stop: () => Promise<void>
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Grant {
  claims: Claims
  nonce: string | null
  challenge: string | null
  redirectUri: string | null
  clientId: string | null
}

/** Starts the provider for the one client. It checks the secret, the redirect address and PKCE as a real one. */
export async function startOidcProvider(client: { id: string; secret: string }): Promise<OidcProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  let person: Claims = { sub: 'nobody' }
  let flaw: ProviderFlaw | null = null
  let issuer = ''

  function audience(): string | string[] {
    if (flaw === 'another audience beside ours') return [client.id, 'somebody-else']
    return flaw === 'audience' ? 'somebody-else' : client.id
  }

  function idToken({ claims, nonce }: Grant): string {
    const seconds = Math.floor(Date.now() / 1000)
    const body = {
      ...claims,
      iss: issuer,
      aud: audience(),
      ...(flaw === 'authorized party' && { azp: 'somebody-else' }),
      iat: seconds,
      exp: seconds + 300,
      ...(nonce && { nonce: flaw === 'nonce' ? 'another' : nonce }),
    }
    const signed = `${base64({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${base64(body)}`
    const key = flaw === 'signature' ? others.privateKey : keys.privateKey
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
  }

  async function redeem(request: IncomingMessage) {
    const form = new URLSearchParams(await text(request))
    const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const [id, secret] = basic
      ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
      : [form.get('client_id'), form.get('client_secret')]
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const right =
      grant &&
      id === client.id &&
      secret === client.secret &&
      grant.clientId === client.id &&
      form.get('redirect_uri') === grant.redirectUri &&
      grant.challenge === challenge
    if (!right) return null
    const tokens = { access_token: randomBytes(8).toString('hex'), token_type: 'Bearer' }
    return flaw === 'missing ID token' ? tokens : { ...tokens, id_token: idToken(grant) }
  }

  /** Sends for as long as somebody reads. */
  async function endless(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = function* () {
      for (;;) yield ' '.repeat(65_536)
    }
    await pipeline(more(), response).catch(() => {})
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        })
      case '/keys':
        return json(200, {
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        })
      case '/authorize': {
        const asked = url.searchParams
        const code = randomBytes(8).toString('hex')
        grants.set(code, {
          claims: person,
          nonce: asked.get('nonce'),
          challenge: asked.get('code_challenge'),
          redirectUri: asked.get('redirect_uri'),
          clientId: asked.get('client_id'),
        })
        const back = new URL(asked.get('redirect_uri') ?? issuer)
        back.searchParams.set('code', code)
        back.searchParams.set('state', asked.get('state') ?? '')
        return response.writeHead(302, { location: back.href }).end()
      }
      case '/token':
        if (flaw === 'endless answer') return void endless(response)
        return void redeem(request).then((tokens) =>
          tokens ? json(200, tokens) : json(400, { error: 'invalid_grant' }),
        )
      case '/userinfo':
        return json(200, flaw === 'subject at userinfo' ? { ...person, sub: 'somebody-else' } : person)
      default:
        return json(404, {})
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    setPerson: (claims) => void (person = claims),
    setFlaw: (next) => void (flaw = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
