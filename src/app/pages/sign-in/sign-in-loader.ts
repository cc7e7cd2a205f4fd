import { preloadQuery } from '#app/apollo/client.ts'
import { SignInOptionsDocument } from '#app/graphql/generated/sign-in-options.ts'

/** Ways to sign in here. */
export const loader = () => preloadQuery(SignInOptionsDocument)
