import type { BetterAuthOptions } from 'better-auth'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { oidcProfile } from './oidc-profile.ts'
import { standInAddress } from './sign-in-store.ts'
import type { ProviderSettings } from '#server/config/sign-in-options.ts'

/** The providers that better-auth knows by name. */
export function socialProviders(
  providers: readonly ProviderSettings[],
): NonNullable<BetterAuthOptions['socialProviders']> {
  const settingsOf = (id: ProviderSettings['id']) => {
    const found = providers.find((provider) => provider.id === id)
    return found && { clientId: found.clientId, clientSecret: found.clientSecret }
  }
  const github = settingsOf('github')
  const google = settingsOf('google')
  return { ...(github && { github }), ...(google && { google }) }
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * An OpenID Connect provider as better-auth wants it, null for others. Its ID tokens are verified with its published
 * keys, and the authorization is bound to this browser by PKCE and nonce. ORCID tells no e-mail address.
 * @param report hears why an answer is not believed
 */
export function oidcProvider(
  provider: ProviderSettings,
  report: (message: string) => void,
): GenericOAuthConfig | null {
  const { id, name, clientId, clientSecret, issuer } = provider
  if (issuer === undefined) return null
  return {
    providerId: id,
    name,
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    scopes: id === 'orcid' ? ['openid'] : ['openid', 'email', 'profile'],
    // ORCID puts no nonce into its ID tokens in this flow.
    disableIdTokenNonceBinding: id === 'orcid',
    getUserInfo: (tokens) =>
      oidcProfile(provider, tokens).catch((error: unknown) => {
        report(`${name} is not believed: ${error instanceof Error ? error.message : String(error)}`)
        return null
      }),
    mapProfileToUser: (profile) => {
      const subject = String(profile.sub ?? profile.id ?? '')
      const names = [profile['given_name'], profile['family_name']].map(text).filter(Boolean)
      return {
        email: profile.email || standInAddress(subject, id),
        emailVerified: profile.email ? profile.emailVerified === true : false,
        name: text(profile.name) || names.join(' '),
      }
    },
  }
}
