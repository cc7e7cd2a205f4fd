import { z } from 'zod'

/** A change to how somebody signs in, as a message tells of it. */
export const SignInChange = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('PASSWORD'),
    /** Whether the account can no longer be signed in to by providers that were linked. */
    unlinked: z.boolean(),
  }),
  z.object({
    change: z.literal('PROVIDER'),
    /** Name of the provider that was linked. */
    provider: z.string(),
  }),
])
export type SignInChange = z.infer<typeof SignInChange>
