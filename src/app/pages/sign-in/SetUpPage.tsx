import { openAsSignedIn } from '#app/account/auth-request.ts'
import { NewAccountFields, newAccountOf } from '#app/account/NewAccountFields.tsx'
import { paths } from '#app/paths.ts'
import { LinkPage } from './LinkPage.tsx'

export function Component() {
  return (
    <LinkPage
      kind="SET_UP"
      title="Set up this knowledgebase"
      lead="You are the first administrator: you assign roles, create organizations and grant approval rights."
      action="set-up"
      submit="Create the administrator account"
      bodyOf={newAccountOf}
      onDone={() => openAsSignedIn(paths.administration.href())}
    >
      <NewAccountFields />
    </LinkPage>
  )
}
