import { lazy, Suspense } from 'react'
import type { ProfileExpressionView_molecularProfileFragment } from '#app/graphql/generated/profile-expression-view.ts'

const ProfileExpressionView = lazy(() => import('./ProfileExpressionView.tsx'))

/** When a molecular profile applies; its name stands there while the code that reads its logic comes. */
export function ProfileExpression({ profile }: { profile: ProfileExpressionView_molecularProfileFragment }) {
  return (
    <Suspense fallback={<p className="text-sm">{profile.name}</p>}>
      <ProfileExpressionView profile={profile} />
    </Suspense>
  )
}
