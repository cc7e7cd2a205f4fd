import { atMost } from '#domain/text/text-lengths.ts'
import { foldEmail, readCoiStatement } from '#domain/user-rules.ts'
import { requireRecentSession } from '#server/accounts/authentication.ts'
import { addCoiStatement } from '#server/accounts/conflict-of-interest.ts'
import { checkProfile, editProfile } from '#server/accounts/profile.ts'
import { valueOrNull } from '#server/curation/arguments.ts'
import type { NullableInput } from '#server/curation/arguments.ts'
import { latestCoi, userById } from '#server/knowledge/people/users.ts'
import { ClientError } from '#server/errors/client-error.ts'
import {
  NullableAreaOfExpertiseTypeInput,
  NullableIDInput,
  NullableIntInput,
  NullableStringInput,
} from '../curation/nullable-inputs.ts'
import { curationMutation } from '../schema/mutation.ts'
import { User } from '../schema/refs.ts'
import { Coi } from '../people/user-fields.ts'

/** An id is text or a number. */
const idOrNull = (input: NullableInput<string | number>, name: string) => {
  const id = valueOrNull(input, name)
  return id === null ? null : String(id)
}

curationMutation('editUser', {
  description:
    'Replaces the profile of the caller. Changing the e-mail address requires a recent sign-in, not an API key; where mail is configured, the new address is asked to be verified, a few times an hour, and the former one, if it was verified, is told.',
  onBehalf: false,
  input: (t) => ({
    username: t.string({
      required: true,
      description:
        'Username, used for @mentions: without white space or @, and not the name of a role. A new one has a letter, is written in one script, and looks like no other.',
    }),
    email: t.string({
      required: true,
      description: 'E-mail address for signing in; required for editors.',
    }),
    name: t.field({
      type: NullableStringInput,
      required: true,
      description: `Full name; ${atMost('personName')}.`,
    }),
    url: t.field({ type: NullableStringInput, required: true, description: 'Website of the user.' }),
    bio: t.field({
      type: NullableStringInput,
      required: true,
      description: `Biography; ${atMost('bio')}.`,
    }),
    orcid: t.field({
      type: NullableIDInput,
      required: true,
      description: 'ORCID iD, such as 0000-0002-1825-0097.',
    }),
    areaOfExpertise: t.field({
      type: NullableAreaOfExpertiseTypeInput,
      required: true,
      description: 'Area of expertise of the user.',
    }),
    countryId: t.field({
      type: NullableIntInput,
      required: true,
      description: 'Id of the country of the user.',
    }),
    facebookProfile: t.field({
      type: NullableStringInput,
      required: true,
      description: 'Facebook username.',
    }),
    linkedinProfile: t.field({
      type: NullableStringInput,
      required: true,
      description: 'LinkedIn username.',
    }),
    twitterHandle: t.field({ type: NullableStringInput, required: true, description: 'Twitter username.' }),
  }),
  check: (input) =>
    checkProfile({
      username: input.username,
      email: input.email,
      name: valueOrNull(input.name, 'name'),
      url: valueOrNull(input.url, 'url'),
      bio: valueOrNull(input.bio, 'bio'),
      orcid: idOrNull(input.orcid, 'orcid'),
      areaOfExpertise: valueOrNull(input.areaOfExpertise, 'areaOfExpertise'),
      countryId: valueOrNull(input.countryId, 'countryId'),
      facebookProfile: valueOrNull(input.facebookProfile, 'facebookProfile'),
      linkedinProfile: valueOrNull(input.linkedinProfile, 'linkedinProfile'),
      twitterHandle: valueOrNull(input.twitterHandle, 'twitterHandle'),
    }),
  act: async ({ tx, user, authentication, outbox, now }, profile) => {
    const isEmailChanged = foldEmail(profile.email) !== (user.email_folded ?? '')
    if (isEmailChanged) requireRecentSession(authentication, 'to change the e-mail address')
    await editProfile(tx, user, profile, outbox, now)
    return { userId: user.id, isEmailChanged }
  },
  audit: (audit, { userId, isEmailChanged }) => {
    if (isEmailChanged) audit('email-changed', { userId })
  },
  payload: (t) => ({
    user: t.field({
      type: User,
      description: 'The caller with the new profile.',
      resolve: async ({ userId }, _args, { load }) => {
        const user = await load(userById, userId)
        if (!user) throw new Error(`user ${userId} is gone`)
        return user
      },
    }),
  }),
})

curationMutation('updateCoi', {
  description: 'Records a conflict-of-interest disclosure of the caller, valid for a year.',
  onBehalf: false,
  input: (t) => ({
    coiPresent: t.boolean({ required: true, description: 'True if there is a conflict.' }),
    statement: t.string({
      description: `Description of the conflict, ten characters or more, ${atMost('bio')}; only if there is a conflict.`,
    }),
  }),
  check: ({ coiPresent, statement }) => {
    const read = readCoiStatement(coiPresent, statement)
    if ('error' in read) throw new ClientError('BAD_USER_INPUT', read.error)
    return { coiPresent, statement: read.statement }
  },
  act: async ({ tx, user, now }, input) => {
    await addCoiStatement(tx, { userId: user.id, ...input, now })
    return { userId: user.id }
  },
  payload: (t) => ({
    coiStatement: t.field({
      type: Coi,
      description: 'The new disclosure.',
      resolve: async ({ userId }, _args, { load }) => {
        const statement = await load(latestCoi, userId)
        if (!statement) throw new Error(`the statement of user ${userId} is gone`)
        return statement
      },
    }),
  }),
})
