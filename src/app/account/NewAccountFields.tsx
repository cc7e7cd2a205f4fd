import { Field } from '#app/ui/controls/Field.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { longestTexts } from '#domain/text/text-lengths.ts'

/** Fields that every new account needs, however it is made. */
export function NewAccountFields() {
  return (
    <>
      <Field label="E-mail address" hint="Used to sign in. Visible only to you.">
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" required />}
      </Field>
      <LimitedText
        label="Full name (optional)"
        name="name"
        autoComplete="name"
        longest={longestTexts.personName}
      />
      <LimitedText
        label="Username (optional)"
        hint="Used for @mentions; no spaces or @. If empty, it is derived from your name or e-mail address."
        name="username"
        autoComplete="username"
        pattern="[^\s@]+"
        longest={longestTexts.personName}
      />
      <NewPasswordField />
    </>
  )
}

/** A password to be chosen; see the service for its limits. */
export function NewPasswordField({ label = 'Password' }: { label?: string }) {
  return (
    <Field label={label} hint="10 to 200 characters. A passphrase is easy to remember and hard to guess.">
      {(control) => (
        <TextInput
          {...control}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          maxLength={200}
          required
        />
      )}
    </Field>
  )
}

/** Content of the form of a new account, as the service takes it. */
export function newAccountOf(form: FormData): Record<string, unknown> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  return {
    email: text('email'),
    name: text('name'),
    username: text('username'),
    // White space belongs to a password.
    password: form.get('password'),
  }
}
