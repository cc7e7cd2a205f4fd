import type { RouteObject } from 'react-router'
import { paths } from '#app/paths.ts'
import { PageFailed } from '#app/shell/PageFailed.tsx'

type Page = Pick<RouteObject, 'Component' | 'loader'>

const loadSignIn = async () => ({ loader: (await import('./sign-in/sign-in-loader.ts')).loader })

/** A page with its code in a file of its own; its loader, if it has one, comes beside it. */
const page = ({ path }: { path: string }, component: () => Promise<Page>, loader?: () => Promise<Page>) =>
  ({
    path,
    ErrorBoundary: PageFailed,
    lazy: {
      Component: async () => (await component()).Component,
      ...(loader && { loader: async () => (await loader()).loader }),
    },
  }) as RouteObject

/** Signing in, settings and administration. */
export const accountRoutes: RouteObject[] = [
  page(paths.signIn, () => import('./sign-in/SignInPage.tsx'), loadSignIn),
  page(paths.signUp, () => import('./sign-in/SignUpPage.tsx'), loadSignIn),
  page(paths.setUp, () => import('./sign-in/SetUpPage.tsx')),
  page(paths.invitation, () => import('./sign-in/InvitationPage.tsx')),
  page(paths.forgottenPassword, () => import('./sign-in/ForgottenPasswordPage.tsx')),
  page(paths.resetPassword, () => import('./sign-in/ResetPasswordPage.tsx')),
  page(
    paths.profile,
    () => import('./settings/ProfilePage.tsx'),
    () => import('./settings/profile-loader.ts'),
  ),
  page(
    paths.apiKeys,
    () => import('./settings/ApiKeysPage.tsx'),
    () => import('./settings/api-keys-loader.ts'),
  ),
  page(
    paths.conflictOfInterest,
    () => import('./settings/ConflictOfInterestPage.tsx'),
    () => import('./settings/conflict-of-interest-loader.ts'),
  ),
  page(paths.security, () => import('./settings/SecurityPage.tsx'), loadSignIn),
  page(
    paths.administration,
    () => import('./administration/AdministrationPage.tsx'),
    () => import('./administration/administration-loader.ts'),
  ),
]
