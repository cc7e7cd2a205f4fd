import { assert, emailAddress, oneof, property, string, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  emailError,
  handleError,
  proposedUsername,
  readCoiStatement,
  usernameError,
  webAddressError,
} from '#domain/user-rules.ts'

it('takes usernames that can be mentioned and mean no group', () => {
  for (const name of ['ada', 'Ada.Lovelace', 'ada_1', 'é-ñ', 'adminka', 'editorial'])
    expect(usernameError(name)).toBeNull()
  for (const name of [
    '',
    'a b',
    'a\tb',
    'ada@x',
    'Admin',
    'a\0b',
    'a\ud800',
    'ada\u200b',
    '\u202eada',
    'ada\u3164',
    'ａｄｍｉｎ',
    'admins',
    'EDITOR',
    'editors',
    'curators',
    'x'.repeat(101),
  ])
    expect(usernameError(name)).toEqual(expect.stringContaining('username'))
})

it('proposes a username from name or address that is one', () => {
  expect(proposedUsername({ name: 'Ada Lovelace', email: 'x@y.org' })).toBe('AdaLovelace')
  expect(proposedUsername({ name: ' ', email: 'ada.l@example.org' })).toBe('ada.l')
  expect(proposedUsername({ name: 'Admin', email: 'editor@example.org' })).toBe('curator_1')
  assert(
    property(string({ unit: 'binary' }), string(), (name, email) => {
      expect(usernameError(proposedUsername({ name, email }))).toBeNull()
    }),
  )
})

it('takes only e-mail addresses with which people can sign in', () => {
  const good = ["o'brien@example.org", 'a.b+c@x-y.example.org', 'A_B@EXAMPLE.ORG']
  const bad = [
    '',
    'a',
    'a@b',
    '@b.org',
    'a@b.c1',
    'a b@c.org',
    'a..b@c.org',
    '.a@c.org',
    'a.@c.org',
    'a@-b.org',
    'é@b.org',
  ]
  for (const email of good) expect(emailError(email)).toBeNull()
  for (const email of bad) expect(emailError(email)).toEqual(expect.stringContaining('not an e-mail address'))
  // The check of the library that looks the address up at sign-in.
  const checked = z.email()
  assert(
    property(oneof(emailAddress(), stringMatching(/^[\w.'+-]{1,8}@[\w.-]{1,8}\.[a-z]{1,4}$/)), (email) => {
      if (emailError(email) === null) expect(checked.safeParse(email).success).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('takes pages of the web, and no other addresses', () => {
  for (const url of ['https://example.org', 'http://example.org/~a?b#c'])
    expect(webAddressError(url)).toBeNull()
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'example.org', '//x', 'ftp://x.org'])
    expect(webAddressError(url)).toEqual(expect.stringContaining('https://'))
  expect(webAddressError('https://a.org/\0')).not.toBeNull()
  expect(handleError('orcid', 'a\0b')).toEqual(expect.stringContaining('not text'))
  expect(handleError('orcid', '0000-0002-1825-0097')).toBeNull()
  expect(handleError('orcid', 'https://orcid.org/0000')).toEqual(expect.stringContaining('slash'))
})

it('reads statements about conflicts of interest with their white space squeezed', () => {
  expect(readCoiStatement(true, ' I  own\nshares ')).toEqual({ statement: 'I own shares' })
  expect(readCoiStatement(true, 'a         b')).toHaveProperty('error')
  expect(readCoiStatement(true, '123456789')).toHaveProperty('error')
  expect(readCoiStatement(true, '1234567890')).toEqual({ statement: '1234567890' })
  expect(readCoiStatement(true, null)).toHaveProperty('error')
  expect(readCoiStatement(false, null)).toEqual({ statement: null })
  expect(readCoiStatement(false, ' ')).toEqual({ statement: null })
  expect(readCoiStatement(false, 'none')).toHaveProperty('error')
})
