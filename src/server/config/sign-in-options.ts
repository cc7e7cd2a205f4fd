/** Who may make an account: everyone, whom an administrator invites, or nobody. */
export type SignUpMode = 'OPEN' | 'INVITATION' | 'CLOSED'

/** An outside service with which people can sign in. */
export interface ProviderSettings {
  /** In addresses: `github`, `google`, `orcid` or `oidc`. */
  id: 'github' | 'google' | 'orcid' | 'oidc'
  /** What people call it. */
  name: string
  clientId: string
  clientSecret: string
  /** Of ORCID and other OpenID Connect providers: their address, below which `.well-known` lies. */
  issuer?: string
}

/** Ways to sign in, beside e-mail and password. */
export interface SignInOptions {
  signUp: SignUpMode
  providers: readonly ProviderSettings[]
}

export const defaultSignInOptions: SignInOptions = { signUp: 'OPEN', providers: [] }

/** In which header the library hears of the client's address; what a client sends under the name is replaced. */
export const ADDRESS_HEADER = 'x-curia-client-address'
