import { preloadQuery } from '#app/apollo/client.ts'
import { SignInOptionsDocument } from '#app/graphql/generated/sign-in-options.ts'

/** How people can sign in here. */
export const loader = () => preloadQuery(SignInOptionsDocument)
