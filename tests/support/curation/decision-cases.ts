import { addApproval } from '#tests/support/curation/curation-factories.ts'
import { addFeature, addProfile, addVariant } from '#tests/support/factories.ts'
import { comment, mutationOf } from './deciding.ts'
import type { Deciding, Kind } from './deciding.ts'

/** A decision: on what, how one person makes it, and how another makes theirs before. */
export interface Case {
  kind: Kind
  /** Makes what is decided on and gives its id, with the input of the decision. */
  made: () => Promise<[id: number, ours: object, theirs: object]>
  ours: string
  theirs: string
  /** What they did, as the refusal says it. */
  says: string
}

/** Moderates an evidence item. */
export const EVIDENCE = mutationOf('moderateEvidenceItem')
/** Moderates an assertion. */
export const ASSERTION = mutationOf('moderateAssertion')
/** Approves an assertion. */
export const APPROVE = mutationOf('approveAssertion')
const REVOKE = mutationOf('revokeApproval')
/** Accepts revisions. */
export const ACCEPT = mutationOf('acceptRevisions')
const REJECT = mutationOf('rejectRevisions')
const RESOLVE = mutationOf('resolveFlag')
const FLAG = `mutation ($input: FlagEntityInput!) { flagEntity(input: $input) { clientMutationId } }`
const SUGGESTION = mutationOf('updateSourceSuggestionStatus')
const FEATURE = mutationOf('deprecateFeature')
const VARIANT = mutationOf('deprecateVariant')
const PROFILE = mutationOf('deprecateComplexMolecularProfile')
const ROLE = mutationOf('setUserRole')
const OFF = mutationOf('deactivateUser')
const ON = mutationOf('reactivateUser')
const EDIT = mutationOf('editOrganization')
const MEMBER = mutationOf('setOrganizationMember')
const REMOVE = mutationOf('removeOrganizationMember')

/** Every kind of decision, as two people make it of one thing. */
export function decisionCases(site: Deciding): [name: string, one: Case][] {
  const { write, evidence, assertion, panel, revised, flagged, suggestion, account, factor, moderated } = site
  const moderation = (
    kind: 'evidenceItem' | 'assertion',
    ours: string,
    theirs: string,
    says: string,
    from?: 'ACCEPTED',
  ): Case => ({
    kind,
    made: async () => {
      const id = await (kind === 'assertion' ? assertion(from) : evidence(from))
      return [id, moderated(kind, id, ours), moderated(kind, id, theirs)]
    },
    ours: kind === 'assertion' ? ASSERTION : EVIDENCE,
    theirs: kind === 'assertion' ? ASSERTION : EVIDENCE,
    says,
  })
  const deprecation = (
    kind: 'feature' | 'variant' | 'molecularProfile',
    source: string,
    make: () => Promise<number>,
    says: string,
  ): Case => ({
    kind,
    made: async () => {
      const id = await make()
      const input = (deprecationReason: string) => ({ [`${kind}Id`]: id, deprecationReason, comment })
      return [id, input('OTHER'), input(kind === 'variant' ? 'DUPLICATE' : 'OTHER')]
    },
    ours: source,
    theirs: source,
    says,
  })
  const onEvidence = async (input: (item: Awaited<ReturnType<typeof revised>>) => [object, object]) => {
    const item = await revised()
    return [item.id, ...input(item)] as [number, object, object]
  }
  return [
    [
      'reject evidence that was accepted',
      moderation('evidenceItem', 'REJECTED', 'ACCEPTED', 'accepted evidence item'),
    ],
    [
      'accept evidence that was rejected',
      moderation('evidenceItem', 'ACCEPTED', 'REJECTED', 'rejected evidence item'),
    ],
    [
      'accept evidence that was accepted',
      moderation('evidenceItem', 'ACCEPTED', 'ACCEPTED', 'accepted evidence item'),
    ],
    [
      'reopen evidence that was rejected',
      moderation('evidenceItem', 'SUBMITTED', 'REJECTED', 'rejected evidence item', 'ACCEPTED'),
    ],
    [
      'reject an assertion that was accepted',
      moderation('assertion', 'REJECTED', 'ACCEPTED', 'accepted assertion'),
    ],
    [
      'accept an assertion that was rejected',
      moderation('assertion', 'ACCEPTED', 'REJECTED', 'rejected assertion'),
    ],
    [
      'reject an assertion that was approved',
      {
        kind: 'assertion',
        made: async () => {
          const [id, organizationId] = [await assertion('ACCEPTED'), await panel()]
          return [id, moderated('assertion', id, 'REJECTED'), { assertionId: id, organizationId }]
        },
        ours: ASSERTION,
        theirs: APPROVE,
        says: 'approved AID',
      },
    ],
    [
      'approve an assertion that was approved for another organization',
      {
        kind: 'assertion',
        made: async () => {
          const id = await assertion('ACCEPTED')
          const input = async () => ({ assertionId: id, organizationId: await panel() })
          return [id, await input(), await input()]
        },
        ours: APPROVE,
        theirs: APPROVE,
        says: 'approved AID',
      },
    ],
    [
      'revoke an approval that was revoked',
      {
        kind: 'assertion',
        made: async () => {
          const [id, organizationId] = [await assertion('ACCEPTED'), await panel()]
          await write((tx) => addApproval(tx, id, { user: site.adam.id, organization: organizationId }))
          const input = { assertionId: id, organizationId, comment }
          return [id, input, input]
        },
        ours: REVOKE,
        theirs: REVOKE,
        says: 'revoked the approval of AID',
      },
    ],
    [
      'accept revisions that were rejected',
      {
        kind: 'evidenceItem',
        made: () => onEvidence(({ revision }) => [{ ids: [revision] }, { ids: [revision], comment }]),
        ours: ACCEPT,
        theirs: REJECT,
        says: 'rejected revisions of EID',
      },
    ],
    [
      'reject a revision set that was accepted',
      {
        kind: 'evidenceItem',
        made: () => onEvidence(({ set }) => [{ revisionSetId: set, comment }, { revisionSetId: set }]),
        ours: REJECT,
        theirs: ACCEPT,
        says: 'accepted revisions of EID',
      },
    ],
    [
      'accept revisions of evidence that was rejected',
      {
        kind: 'evidenceItem',
        made: () =>
          onEvidence(({ id, revision }) => [{ ids: [revision] }, moderated('evidenceItem', id, 'REJECTED')]),
        ours: ACCEPT,
        theirs: EVIDENCE,
        says: 'rejected evidence item EID',
      },
    ],
    [
      'accept evidence that was flagged',
      {
        kind: 'evidenceItem',
        made: async () => {
          const id = await evidence()
          return [
            id,
            moderated('evidenceItem', id, 'ACCEPTED'),
            { subject: { entityType: 'EVIDENCE_ITEM', id }, comment },
          ]
        },
        ours: EVIDENCE,
        theirs: FLAG,
        says: 'flagged EID',
      },
    ],
    [
      'resolve a flag that was resolved',
      {
        kind: 'flag',
        made: async () => {
          const id = await flagged()
          return [id, { id, comment }, { id, comment }]
        },
        ours: RESOLVE,
        theirs: RESOLVE,
        says: 'resolved a flag on EID',
      },
    ],
    [
      'reject a source suggestion that was curated',
      {
        kind: 'suggestion',
        made: async () => {
          const id = await suggestion()
          return [id, { id, newStatus: 'REJECTED', reason: comment }, { id, newStatus: 'CURATED' }]
        },
        ours: SUGGESTION,
        theirs: SUGGESTION,
        says: 'curated the suggestion of source SID',
      },
    ],
    ['deprecate a factor', deprecation('feature', FEATURE, () => factor(), 'deprecated feature FID')],
    [
      'deprecate a variant',
      deprecation(
        'variant',
        VARIANT,
        () => write(async (tx) => (await addVariant(tx, await addFeature(tx))).id),
        'deprecated variant VID',
      ),
    ],
    [
      'deprecate a complex molecular profile',
      deprecation(
        'molecularProfile',
        PROFILE,
        () =>
          write(async (tx) => {
            const gene = await addFeature(tx)
            const [a, b] = [await addVariant(tx, gene), await addVariant(tx, gene)]
            return addProfile(tx, `#VID${a.id} AND #VID${b.id}`)
          }),
        'deprecated molecular profile MPID',
      ),
    ],
    [
      'set a role that was set',
      {
        kind: 'user',
        made: async () => {
          const { id } = await account()
          return [id, { userId: id, role: 'ADMIN' }, { userId: id, role: 'EDITOR' }]
        },
        ours: ROLE,
        theirs: ROLE,
        says: 'changed the role of this user',
      },
    ],
    [
      'set the role of an account that was deactivated',
      {
        kind: 'user',
        made: async () => {
          const { id } = await account()
          return [id, { userId: id, role: 'EDITOR' }, { userId: id }]
        },
        ours: ROLE,
        theirs: OFF,
        says: 'deactivated this user',
      },
    ],
    [
      'deactivate an account that was reactivated',
      {
        kind: 'user',
        made: async () => {
          const { id } = await account()
          return [id, { userId: id }, { userId: id }]
        },
        ours: OFF,
        theirs: ON,
        says: 'reactivated this user',
      },
    ],
    [
      'edit an organization that was edited',
      {
        kind: 'organization',
        made: async () => {
          const id = await panel()
          return [
            id,
            { id, name: `Ours ${id}`, canApprove: true },
            { id, name: `Theirs ${id}`, canApprove: true },
          ]
        },
        ours: EDIT,
        theirs: EDIT,
        says: 'changed this organization',
      },
    ],
    [
      'let a member approve who was removed',
      {
        kind: 'organization',
        made: async () => {
          const id = await panel()
          return [
            id,
            { organizationId: id, userId: site.adam.id, canApprove: true },
            { organizationId: id, userId: site.adam.id },
          ]
        },
        ours: MEMBER,
        theirs: REMOVE,
        says: 'changed the members of this organization',
      },
    ],
  ]
}
