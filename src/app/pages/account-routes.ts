import type { RouteObject } from 'react-router'
import { paths } from '#app/paths.ts'
import { pageRoute } from './page-route.ts'

const loadSignIn = async () => ({ loader: (await import('./sign-in/sign-in-loader.ts')).loader })

/** Signing in, settings and administration. */
export const accountRoutes: RouteObject[] = [
  pageRoute(paths.signIn, () => import('./sign-in/SignInPage.tsx'), loadSignIn),
  pageRoute(paths.signUp, () => import('./sign-in/SignUpPage.tsx'), loadSignIn),
  pageRoute(paths.setUp, () => import('./sign-in/SetUpPage.tsx')),
  pageRoute(paths.invitation, () => import('./sign-in/InvitationPage.tsx')),
  pageRoute(paths.forgottenPassword, () => import('./sign-in/ForgottenPasswordPage.tsx'), loadSignIn),
  pageRoute(paths.resetPassword, () => import('./sign-in/ResetPasswordPage.tsx')),
  pageRoute(paths.verifyEmail, () => import('./sign-in/VerifyEmailPage.tsx')),
  pageRoute(paths.unsubscribe, () => import('./sign-in/UnsubscribePage.tsx')),
  pageRoute(
    paths.profile,
    () => import('./settings/ProfilePage.tsx'),
    () => import('./settings/profile-loader.ts'),
  ),
  pageRoute(
    paths.apiKeys,
    () => import('./settings/ApiKeysPage.tsx'),
    () => import('./settings/api-keys-loader.ts'),
  ),
  pageRoute(
    paths.conflictOfInterest,
    () => import('./settings/ConflictOfInterestPage.tsx'),
    () => import('./settings/conflict-of-interest-loader.ts'),
  ),
  pageRoute(paths.security, () => import('./settings/SecurityPage.tsx'), loadSignIn),
  pageRoute(
    paths.notificationSettings,
    () => import('./settings/NotificationsPage.tsx'),
    () => import('./settings/notifications-loader.ts'),
  ),
  pageRoute(paths.keyboard, () => import('./settings/KeyboardPage.tsx')),
  pageRoute(
    paths.administration,
    () => import('./administration/AdministrationPage.tsx'),
    () => import('./administration/administration-loader.ts'),
  ),
]
