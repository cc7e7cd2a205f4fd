import {
  approvalStatusMeanings,
  approvalStatuses,
  flagStates,
  revisionStatuses,
} from '#domain/vocabularies/curation.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import {
  featureDeprecationReasons,
  molecularProfileDeprecationReasons,
  variantDeprecationReasons,
} from '#domain/vocabularies/features.ts'
import { coiStatuses, userRoles } from '#domain/vocabularies/people.ts'
import { sourceSuggestionStatuses } from '#domain/vocabularies/sources.ts'
import { termsOf } from './chapter.ts'
import type { Chapter } from './chapter.ts'

const DUPLICATE = 'The same as another record, which stays.'
const INVALID = 'It should not exist: a misreading, or something that cannot be.'
const OTHER = 'Another reason, which the comment says.'

export const review: Chapter = {
  id: 'review',
  title: 'Review, revisions and conflict of interest',
  lead: 'What happens to what you submit, who decides, and when someone may not.',
  sections: [
    {
      id: 'status',
      title: 'Status of evidence and assertions',
      blocks: [
        termsOf(evidenceStatuses, {
          SUBMITTED: 'Awaits the decision of an editor. It is public, and marked.',
          ACCEPTED:
            'An editor other than the submitter accepted it. Only accepted evidence counts in scores.',
          REJECTED: 'Excluded from counts and scores, and kept with the reason.',
        }),
        {
          list: [
            'Nobody accepts what they submitted.',
            'A submitter may reject an own record; rejecting and returning to submitted need a comment.',
            'An accepted record can be returned to submitted, and a rejected one as well. Nothing is deleted.',
          ],
        },
      ],
    },
    {
      id: 'roles',
      title: 'Roles',
      blocks: [
        termsOf(userRoles, {
          CURATOR: 'Everybody with an account: submits, revises, comments, flags.',
          EDITOR: 'Also decides on submissions and revisions of others, and deprecates.',
          ADMIN: 'Has all rights of an editor, and manages people and organizations.',
        }),
      ],
    },
    {
      id: 'interest',
      title: 'Conflict of interest',
      blocks: [
        'Who decides on records of others declares an interest once a year, in the settings. A declared conflict does not bar from deciding; it is shown beside the decision. A person should not decide on a therapy or test by which they earn.',
        termsOf(coiStatuses, {
          MISSING: 'Never declared: decisions are refused.',
          EXPIRED: 'Declared more than a year ago: decisions are refused until it is renewed.',
          CONFLICT: 'Current, and declares a conflict.',
          VALID: 'Current, and declares none.',
        }),
      ],
    },
    {
      id: 'revisions',
      title: 'Revisions',
      blocks: [
        'Every change of a record is a revision: one for each changed field, with a comment on why. The record stays as it is until an editor accepts it. In an own submission that is not decided yet, you may accept them yourself.',
        termsOf(revisionStatuses, {
          NEW: 'Awaits a decision.',
          ACCEPTED: 'Its value is now that of the record.',
          REJECTED: 'Turned down, by an editor or its author.',
          SUPERSEDED: 'Another revision of the same field was accepted.',
        }),
        'Active approvals of an assertion require review as soon as it or its evidence is revised.',
      ],
    },
    {
      id: 'flags',
      title: 'Flags',
      blocks: [
        'A flag says that something is wrong where you cannot mend it by a revision. It needs a comment, and a flagged assertion cannot be approved.',
        termsOf(flagStates, {
          OPEN: 'The record is marked everywhere.',
          RESOLVED: 'By who raised it or an editor, with a comment.',
        }),
      ],
    },
    {
      id: 'approvals',
      title: 'Approvals of assertions',
      blocks: [
        'Organizations, such as expert panels of ClinGen, approve accepted assertions in their name. Only members who may approve for it can.',
        termsOf(approvalStatuses, approvalStatusMeanings),
      ],
    },
    {
      id: 'suggestions',
      title: 'Suggested sources',
      blocks: [
        'A source that should be curated is suggested with a comment, and with a profile or disease where that is known.',
        termsOf(sourceSuggestionStatuses, {
          NEW: 'Awaits a curator.',
          CURATED: 'Its evidence was submitted.',
          REJECTED: 'It holds nothing to be curated; the reason is kept.',
        }),
      ],
    },
    {
      id: 'deprecation',
      title: 'Deprecation',
      blocks: [
        'Editors take features, variants and complex profiles out of use, as long as no submitted or accepted evidence rests on them. It cannot be undone. Reasons for features:',
        termsOf(featureDeprecationReasons, { DUPLICATE, INVALID, OTHER }),
        'For variants also:',
        termsOf(variantDeprecationReasons, {
          DUPLICATE,
          INVALID,
          OTHER,
          FEATURE_DEPRECATED: 'Follows from its feature, and is never selected.',
        }),
        'For molecular profiles also:',
        termsOf(molecularProfileDeprecationReasons, {
          DUPLICATE,
          INVALID,
          OTHER,
          VARIANT_DEPRECATED: 'Follows from one of its variants, and is never selected.',
        }),
      ],
    },
  ],
}
