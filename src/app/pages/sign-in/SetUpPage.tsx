import { openAsSignedIn } from '#app/account/auth-request.ts'
import { NewAccountFields, newAccountOf } from '#app/account/NewAccountFields.tsx'
import { paths } from '#app/paths.ts'
import { LinkPage } from './LinkPage.tsx'

export function Component() {
  return (
    <LinkPage
      kind="SET_UP"
      title="Set up this knowledgebase"
      lead="You are the first administrator: you give others their roles, make organizations and decide who may approve."
      action="set-up"
      submit="Make the administrator’s account"
      bodyOf={newAccountOf}
      onDone={() => openAsSignedIn(paths.administration.href())}
    >
      <NewAccountFields />
    </LinkPage>
  )
}
