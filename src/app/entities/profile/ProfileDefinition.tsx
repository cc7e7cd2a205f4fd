import type { ProfileExpressionView_molecularProfileFragment } from '#app/graphql/generated/profile-expression-view.ts'
import { Card } from '#app/ui/Card.tsx'
import { ProfileExpression } from './ProfileExpression.tsx'

/** True for the profile of one variant that must be present: its name says all. */
export const isSimpleProfile = ({ rawName }: { rawName: string }): boolean => /^#VID\d+$/.test(rawName.trim())

/** The logic of a molecular profile as a card; nothing for a simple one. */
export function ProfileDefinition({ profile }: { profile: ProfileExpressionView_molecularProfileFragment }) {
  if (isSimpleProfile(profile)) return null
  return (
    <Card title="Profile definition">
      <ProfileExpression profile={profile} />
    </Card>
  )
}
