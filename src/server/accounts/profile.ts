import type { AreaOfExpertise } from '#domain/vocabularies/people.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import {
  emailError,
  foldEmail,
  handleError,
  nameError,
  newUsernameError,
  textError,
  usernameError,
  webAddressError,
} from '#domain/user-rules.ts'
import { codeById } from '#server/knowledge/records/codes.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Writing } from '#server/storage/database.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import { withdrawAccountLinks } from './account-links.ts'
import { requestVerification } from './mail/email-verification.ts'
import { withdrawEmailTokens } from './mail/mail-tokens.ts'
import { lineUp, assertEmailFree, assertUsernameFree } from './users.ts'

/** Profile of a person; the whole of it is replaced at once. */
export interface Profile {
  username: string
  /** Empty: none. */
  email: string
  name: string | null
  url: string | null
  bio: string | null
  orcid: string | null
  areaOfExpertise: AreaOfExpertise | null
  countryId: number | null
  facebookProfile: string | null
  linkedinProfile: string | null
  twitterHandle: string | null
}

const trimmed = (text: string | null) => text?.trim() || null

/**
 * The profile as it is kept, without white space around its texts.
 * @throws ClientError naming every field that breaks a rule
 */
export function checkProfile(input: Profile): Profile {
  const profile: Profile = {
    ...input,
    username: input.username.trim(),
    email: input.email.trim(),
    name: input.name === null ? null : squeezeSpace(input.name) || null,
    url: trimmed(input.url),
    bio: trimmed(input.bio),
    orcid: trimmed(input.orcid),
    facebookProfile: trimmed(input.facebookProfile),
    linkedinProfile: trimmed(input.linkedinProfile),
    twitterHandle: trimmed(input.twitterHandle),
  }
  const handle = (field: 'orcid' | 'facebookProfile' | 'linkedinProfile' | 'twitterHandle') =>
    profile[field] === null ? null : handleError(field, profile[field])
  throwIfAny(
    'BAD_USER_INPUT',
    [
      usernameError(profile.username),
      profile.email === '' ? null : emailError(profile.email),
      profile.name === null ? null : nameError(profile.name),
      profile.url === null ? null : webAddressError(profile.url),
      profile.bio === null ? null : textError('bio', profile.bio),
      handle('orcid'),
      handle('facebookProfile'),
      handle('linkedinProfile'),
      handle('twitterHandle'),
    ],
    ', ',
  )
  return profile
}

/** @throws ClientError when the person needs an e-mail address: to sign in with it, or as an editor */
async function assertEmailNotNeeded(tx: Writing, user: UserRecord): Promise<void> {
  if (user.role !== 'CURATOR')
    throw new ClientError('BAD_USER_INPUT', 'email can’t be blank: editors and administrators need one')
  const password = await tx
    .selectFrom('sign_in_methods')
    .select('id')
    .where('user_id', '=', user.id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (password)
    throw new ClientError('BAD_USER_INPUT', 'email can’t be blank: you sign in with it and your password')
}

/**
 * Replaces a user's profile. A new address is asked to be verified, and the former one, if it was verified, is told;
 * links that were open while the account had the former one work no more.
 * @param profile as {@link checkProfile} gives it
 * @throws ClientError when the country does not exist, username or e-mail address belong to somebody else, or the
 * address was changed too often
 */
export async function editProfile(
  tx: Writing,
  user: UserRecord,
  profile: Profile,
  outbox: Outbox,
  now: string,
): Promise<void> {
  const { email, countryId } = profile
  if (countryId !== null) {
    const [country] = await codeById.countries(tx, [countryId])
    if (!country) throw new ClientError('NOT_FOUND', `Country ${countryId} doesn't exist`)
  }
  await lineUp(tx)
  if (profile.username !== user.username) {
    throwIfAny('BAD_USER_INPUT', [newUsernameError(profile.username)])
    await assertUsernameFree(tx, profile.username, user.id)
  }
  if (email === '') await assertEmailNotNeeded(tx, user)
  else await assertEmailFree(tx, email, user.id)
  const sameEmail = foldEmail(email) === user.email_folded
  await tx
    .updateTable('users')
    .set({
      username: profile.username,
      username_folded: foldText(profile.username),
      email: email || null,
      email_folded: foldEmail(email) || null,
      email_verified: sameEmail && user.email_verified,
      name: profile.name,
      name_folded: profile.name && foldText(profile.name),
      url: profile.url,
      bio: profile.bio,
      orcid: profile.orcid,
      area_of_expertise: profile.areaOfExpertise,
      country_id: countryId,
      facebook_profile: profile.facebookProfile,
      linkedin_profile: profile.linkedinProfile,
      twitter_handle: profile.twitterHandle,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute()
  if (sameEmail) return
  await withdrawAccountLinks(tx, { kind: 'PASSWORD', userId: user.id })
  await withdrawEmailTokens(tx, user.id)
  const changed = { id: user.id, email: email || null, email_verified: false }
  await requestVerification(tx, outbox, changed, now)
  if (user.email !== null && user.email_verified)
    await outbox.add(tx, { kind: 'EMAIL_CHANGED', userId: user.id, recipient: user.email, now })
}
