import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { areasOfExpertise } from '#domain/vocabularies/people.ts'
import type { AreaOfExpertise } from '#domain/vocabularies/people.ts'
import { useRecentSignIn } from '#app/account/use-recent-sign-in.tsx'
import { EditProfileDocument } from '#app/graphql/generated/profile.ts'
import type { ProfileSettingsQuery } from '#app/graphql/generated/profile.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/Card.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import { Select } from '#app/ui/controls/Select.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import type { loader } from './profile-loader.ts'

export function Component() {
  return (
    <SettingsPage current="profile" title="Profile">
      <Profile query={useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

function Profile({ query }: { query: QueryRef<ProfileSettingsQuery> }) {
  const { viewer, countries } = useReadQuery(query).data
  return viewer ? <ProfileForm viewer={viewer} countries={countries} /> : null
}

type Viewer = NonNullable<ProfileSettingsQuery['viewer']>

/** An empty field is one that says nothing. */
const orUnset = (text: string) => (text ? { value: text } : { unset: true })

function ProfileForm({
  viewer,
  countries,
}: {
  viewer: Viewer
  countries: ProfileSettingsQuery['countries']
}) {
  const [country, setCountry] = useState(viewer.country ? String(viewer.country.id) : '')
  const [area, setArea] = useState<string>(viewer.areaOfExpertise ?? '')
  const [saved, setSaved] = useState(false)
  const { revalidate } = useRevalidator()
  const { mutate, dialog } = useRecentSignIn()
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    setSaved(false)
    const input = {
      username: textOf(form, 'username'),
      email: textOf(form, 'email'),
      name: orUnset(textOf(form, 'name')),
      url: orUnset(textOf(form, 'url')),
      bio: orUnset(textOf(form, 'bio')),
      orcid: orUnset(textOf(form, 'orcid')),
      twitterHandle: orUnset(textOf(form, 'twitterHandle')),
      linkedinProfile: orUnset(textOf(form, 'linkedinProfile')),
      facebookProfile: orUnset(textOf(form, 'facebookProfile')),
      areaOfExpertise: area ? { value: area as AreaOfExpertise } : { unset: true },
      countryId: country ? { value: Number(country) } : { unset: true },
    }
    const { error: wrong } = await mutate(EditProfileDocument, { input })
    if (wrong) return wrong
    setSaved(true)
    await revalidate()
    return null
  })
  const text = (
    name: keyof Viewer & string,
    label: string,
    hint?: string,
    type: 'text' | 'email' | 'url' = 'text',
  ) => (
    <LimitedText
      label={label}
      hint={hint}
      name={name}
      type={type}
      longest={type === 'text' ? longestTexts.personName : longestTexts.webAddress}
      defaultValue={String(viewer[name] ?? '')}
      autoComplete="off"
    />
  )
  return (
    <>
      {dialog}
      <form onSubmit={onSubmit} className="max-w-2xl space-y-4">
        <FormError error={error} />
        <Card title="Personal details">
          <div className="grid gap-4 sm:grid-cols-2">
            {text('username', 'Username', 'Used for @mentions')}
            {text('email', 'E-mail address', 'Used to sign in. Visible only to you.', 'email')}
            {text('name', 'Full name')}
            {text('orcid', 'ORCID iD', 'Such as 0000-0002-1825-0097')}
            <Field label="Area of expertise">
              {(control) => (
                <Select
                  {...control}
                  empty="Not specified"
                  choices={areasOfExpertise.values.map((value) => ({
                    value,
                    label: areasOfExpertise.label(value),
                  }))}
                  value={area}
                  onChoose={setArea}
                />
              )}
            </Field>
            <Field label="Country">
              {(control) => (
                <Select
                  {...control}
                  empty="Not specified"
                  choices={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={country}
                  onChoose={setCountry}
                />
              )}
            </Field>
          </div>
          <LimitedText
            label="About you"
            name="bio"
            lines={4}
            longest={longestTexts.bio}
            defaultValue={viewer.bio ?? ''}
            className="mt-4"
          />
        </Card>
        <Card title="Links">
          <div className="grid gap-4 sm:grid-cols-2">
            {text('url', 'Website', 'With https://', 'url')}
            {text('linkedinProfile', 'LinkedIn')}
            {text('twitterHandle', 'Twitter')}
            {text('facebookProfile', 'Facebook')}
          </div>
        </Card>
        <Card title="Organizations">
          {viewer.organizations.length > 0 ? (
            <ul className="text-sm">
              {viewer.organizations.map(({ id, name }) => (
                <li key={id}>
                  <Link className="link" to={paths.organization.href(id)}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-sm text-muted">You belong to no organization. Administrators add members.</p>
          )}
        </Card>
        <div className="flex items-center gap-3">
          <SubmitButton pending={pending} pendingLabel="Saving…">
            Save profile
          </SubmitButton>
          <output className="text-sm text-good">{saved ? 'Saved.' : ''}</output>
        </div>
      </form>
    </>
  )
}
