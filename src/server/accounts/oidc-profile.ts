import { z } from 'zod'
import type { ProviderSettings } from '#server/config/sign-in-options.ts'

/** Claims of an ID token that the sign-in library does not check. */
const IdToken = z.object({
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
})
const Discovery = z.object({ userinfo_endpoint: z.url().optional() })
const UserInfo = z.looseObject({ sub: z.string() })
const Claims = z.looseObject({
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
})

/** Profile of somebody at a provider, as the sign-in library takes it. */
export interface OidcProfile extends Record<string, unknown> {
  id: string
  sub: string
  email?: string | undefined
  emailVerified: boolean
}

function claimsIn(idToken: string): unknown {
  const [, body = ''] = idToken.split('.')
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

async function userInfo(issuer: string, accessToken: string): Promise<z.infer<typeof UserInfo> | null> {
  const discovered = await fetch(`${issuer}/.well-known/openid-configuration`)
  const { userinfo_endpoint: address } = Discovery.parse(await discovered.json())
  if (address === undefined) return null
  const answer = await fetch(address, { headers: { authorization: `Bearer ${accessToken}` } })
  if (!answer.ok) throw new Error(`userinfo answered with status ${answer.status}`)
  return UserInfo.parse(await answer.json())
}

/**
 * Who somebody is at a provider, by the ID token, whose signature, issuer and nonce were checked before, and where it
 * tells no e-mail address by the userinfo endpoint.
 * @throws Error when there is no ID token, it is meant for another client, or userinfo is about somebody else
 * (OpenID Connect Core 3.1.3.7 and 5.3.2)
 */
export async function oidcProfile(
  { clientId, issuer = '' }: Pick<ProviderSettings, 'clientId' | 'issuer'>,
  tokens: { idToken?: string | undefined; accessToken?: string | undefined },
): Promise<OidcProfile> {
  if (!tokens.idToken) throw new Error('the provider gave no ID token')
  const claims = claimsIn(tokens.idToken)
  const { sub, aud, azp } = IdToken.parse(claims)
  const audiences = [aud].flat()
  if (audiences.some((audience) => audience !== clientId))
    throw new Error('the ID token is also for other audiences')
  if (azp !== undefined && azp !== clientId) throw new Error('the ID token is for another authorized party')

  let profile = Claims.parse(claims)
  if (profile.email === undefined && tokens.accessToken) {
    const info = await userInfo(issuer, tokens.accessToken)
    if (info && info.sub !== sub) throw new Error('userinfo is about another subject than the ID token')
    profile = { ...profile, ...(info && Claims.parse(info)) }
  }
  return { ...profile, id: sub, sub, emailVerified: profile.email_verified === true }
}
