import type { Provider } from './ProviderButtons.tsx'

/** Ways for somebody to show anew who they are. */
export interface SignInMethods {
  password: boolean
  providers: Provider[]
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

/** The methods in an answer of the service; the password where it names none. */
export function signInMethodsIn(body: unknown): SignInMethods {
  if (typeof body !== 'object' || body === null) return { password: true, providers: [] }
  const providers =
    'providers' in body && Array.isArray(body.providers) ? body.providers.filter(isProvider) : []
  const password = 'password' in body && body.password === true
  return { password: password || providers.length === 0, providers }
}
