import { describe, expect, test } from 'vitest'
import {
  approvableDenial,
  approvalDenial,
  approvalRightDenial,
  revocableDenial,
} from '#domain/policies/approvals.ts'
import { moderationCommentDenial, moderationDenial, statusDenial } from '#domain/policies/moderation.ts'
import { coiStatuses, userRoles } from '#domain/vocabularies/people.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'

const kinds = ['EVIDENCE_ITEM', 'ASSERTION'] as const
const moderated = (kind: (typeof kinds)[number], submitterId: number | null) =>
  ({ kind, id: 12, status: 'SUBMITTED', submitterId }) as const

describe('moderation', () => {
  test('is for editors and administrators with a current statement, and no one accepts what they submitted', () => {
    for (const kind of kinds)
      for (const role of userRoles.values)
        for (const coi of coiStatuses.values)
          for (const isOwn of [true, false])
            for (const newStatus of evidenceStatuses.values) {
              const record = moderated(kind, isOwn ? 1 : 2)
              const objection = moderationDenial({ id: 1, role, coi }, record, newStatus)
              const mayModerate = role !== 'CURATOR' && (coi === 'VALID' || coi === 'CONFLICT')
              const allowed =
                (isOwn && newStatus === 'REJECTED') || (mayModerate && !(isOwn && newStatus === 'ACCEPTED'))
              expect({ kind, role, coi, isOwn, newStatus, allowed: objection === null }).toEqual({
                kind,
                role,
                coi,
                isOwn,
                newStatus,
                allowed,
              })
            }
  })

  test('names the rule, the deed and the record', () => {
    const person = { id: 1, role: 'EDITOR', coi: 'EXPIRED' } as const
    expect(moderationDenial(person, moderated('ASSERTION', null), 'SUBMITTED')).toBe(
      'You must have a valid conflict of interest statement to reopen review of assertions; yours is expired',
    )
    expect(moderationDenial({ ...person, role: 'CURATOR' }, moderated('EVIDENCE_ITEM', 2), 'ACCEPTED')).toBe(
      'You must be an editor to accept evidence',
    )
    expect(moderationDenial({ ...person, coi: 'VALID' }, moderated('EVIDENCE_ITEM', 1), 'ACCEPTED')).toBe(
      'Editors may not accept their own submitted evidence; you submitted EID12',
    )
  })

  test('changes every status to every other', () => {
    for (const status of evidenceStatuses.values)
      for (const newStatus of evidenceStatuses.values)
        expect(statusDenial({ ...moderated('ASSERTION', 1), status }, newStatus)).toBe(
          status === newStatus ? `AID12 already has status ${evidenceStatuses.label(status)}` : null,
        )
  })

  test('takes a comment for no and back, and none for yes', () => {
    expect(evidenceStatuses.values.map((status) => moderationCommentDenial(status, null) === null)).toEqual([
      true,
      false,
      false,
    ])
    expect(evidenceStatuses.values.map((status) => moderationCommentDenial(status, 'No') === null)).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('approval', () => {
  const panel = { name: 'Panel', mayApprove: true }
  const assertion = { id: 7, status: 'ACCEPTED', flagged: false } as const
  const given = (status: 'ACTIVE' | 'REQUIRES_REVIEW' | 'REVOKED') => ({ status, userName: 'ada' })

  test.each([
    [assertion, null, null],
    [assertion, given('REVOKED'), null],
    [assertion, given('REQUIRES_REVIEW'), null],
    [assertion, given('ACTIVE'), 'AID7 has already been approved for Panel by ada'],
    [{ ...assertion, flagged: true }, null, 'is flagged'],
    [{ ...assertion, status: 'REJECTED' } as const, null, 'has not been accepted'],
  ])('of %j with %j', (about, approval, expected) => {
    const objection = approvableDenial(about, approval, panel)
    if (expected === null) expect(objection).toBeNull()
    else expect(objection).toContain(expected)
  })

  test('can be taken back while it stands', () => {
    expect(revocableDenial(assertion, null, panel)).toContain('no active approvals')
    expect(revocableDenial(assertion, given('REVOKED'), panel)).toContain('no active approvals')
    expect(revocableDenial(assertion, given('ACTIVE'), panel)).toBeNull()
    expect(revocableDenial(assertion, given('REQUIRES_REVIEW'), panel)).toBeNull()
  })

  test('takes the right for the organization and a statement, but no role', () => {
    const person = { id: 1, role: 'CURATOR', coi: 'VALID' } as const
    expect(approvalDenial(person, panel)).toBeNull()
    expect(approvalDenial({ ...person, coi: 'MISSING' }, panel)).toContain(
      'must have a valid conflict of interest statement',
    )
    expect(approvalDenial(person, { ...panel, mayApprove: false })).toContain('cannot manage approvals')
    expect(approvalRightDenial(panel)).toBeNull()
  })
})
