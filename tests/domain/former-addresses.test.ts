import { expect, test } from 'vitest'
import { presentAddress } from '#domain/records/former-addresses.ts'
import { paths } from '#app/paths.ts'

/** Addresses of the public service's clients and where their content is. */
const table = `
/home /
/welcome /
/features /genes
/users /leaderboards
/features/home /genes
/features/5/summary /features/5
/features/5/comments /features/5?tab=comments
/features/5/revisions /features/5?tab=revisions
/features/5/flags /features/5?tab=flags
/features/5/events /features/5?tab=activity
/features/5/revise/suggest /features/5/revise
/genes/home /genes
/genes/browse /genes
/genes/5/summary /genes/5
/genes/BRAF/summary /genes/BRAF
/genes/5/comments /genes/5?tab=comments
/genes/5/revisions /genes/5?tab=revisions
/genes/5/flags /genes/5?tab=flags
/genes/5/events /genes/5?tab=activity
/genes/5/revise/suggest /genes/5/revise
/variants/home /variants
/variants/browse /variants
/variants/12/summary /variants/12
/variants/12/evidence /variants/12?tab=evidence
/variants/12/assertions /variants/12?tab=assertions
/variants/12/comments /variants/12?tab=comments
/variants/12/revisions /variants/12?tab=revisions
/variants/12/flags /variants/12?tab=flags
/variants/12/events /variants/12?tab=activity
/variants/12/revise/suggest /variants/12/revise
/molecular-profiles/home /molecular-profiles
/molecular-profiles/12/summary /molecular-profiles/12
/molecular-profiles/12/comments /molecular-profiles/12?tab=comments
/molecular-profiles/12/revisions /molecular-profiles/12?tab=revisions
/molecular-profiles/12/flags /molecular-profiles/12?tab=flags
/molecular-profiles/12/events /molecular-profiles/12?tab=activity
/evidence/home /evidence
/evidence/browse /evidence
/evidence/add /submit/evidence
/evidence/add/suggest /submit/evidence
/evidence/1409/summary /evidence/1409
/evidence/1409/comments /evidence/1409?tab=comments
/evidence/1409/revisions /evidence/1409?tab=revisions
/evidence/1409/flags /evidence/1409?tab=flags
/evidence/1409/events /evidence/1409?tab=activity
/evidence/1409/revise/suggest /evidence/1409/revise
/assertions/home /assertions
/assertions/add /submit/assertion
/assertions/add/submit /submit/assertion
/assertions/7/summary /assertions/7
/assertions/7/comments /assertions/7?tab=comments
/assertions/7/revisions /assertions/7?tab=revisions
/assertions/7/flags /assertions/7?tab=flags
/assertions/7/events /assertions/7?tab=activity
/assertions/7/approvals /assertions/7?tab=approvals
/variant-groups/home /variant-groups
/variant-groups/browse /variant-groups
/variant-groups/add /submit/variant-group
/variant-groups/1/summary /variant-groups/1
/variant-groups/1/comments /variant-groups/1?tab=comments
/variant-groups/1/events /variant-groups/1?tab=activity
/variant-groups/1/revise/suggest /variant-groups/1/revise
/sources/home /sources
/sources/browse /sources
/sources/add /submit/source
/sources/2/summary /sources/2
/sources/2/comments /sources/2?tab=comments
/diseases/home /diseases
/diseases/7/summary /diseases/7
/therapies/home /therapies
/therapies/4/summary /therapies/4
/drugs /therapies
/drugs/home /therapies
/drugs/4 /therapies/4
/drugs/4/summary /therapies/4
/phenotypes/home /phenotypes
/phenotypes/3/summary /phenotypes/3
/variant-types/home /variants
/variant-types/47/summary /variant-types/47
/clinical-trials/home /sources
/clinical-trials/9/summary /clinical-trials/9
/organizations/home /leaderboards
/organizations/1/summary /organizations/1
/organizations/1/activity /organizations/1?tab=activity
/users/home /leaderboards
/users/1/activity /users/1?tab=activity
/users/1/evidence /users/1?tab=evidence
/users/1/assertions /users/1?tab=assertions
/users/1/notifications /users/1
/users/1/source-suggestions /users/1
/curation /activity
/curation/activity /activity
/curation/stats /
/curation/queues /queues
/curation/queues/pending-sources /queues/source-suggestions
/curation/queues/pending-evidence /queues/evidence
/curation/queues/pending-assertions /queues/assertions
/curation/queues/pending-revisions /queues/revisions
/releases /graphql-api
/releases/main /graphql-api
/search/query/searchAssertions /search
/browse /genes
/browse/genes /genes
/browse/variants /variants
/browse/variant_groups /variant-groups
/browse/sources /sources
/events/genes /genes
/events/genes/5 /genes/5
/events/genes/5/summary /genes/5
/events/genes/5/talk /genes/5?tab=comments
/events/genes/5/talk/comments /genes/5?tab=comments
/events/genes/5/talk/revisions /genes/5?tab=revisions
/events/genes/5/talk/log /genes/5?tab=activity
/events/genes/5/edit /genes/5/revise
/events/genes/5/summary/variants/12 /variants/12
/events/genes/5/summary/variants/12/summary /variants/12
/events/genes/5/summary/variants/12/talk /variants/12?tab=comments
/events/genes/5/summary/variants/12/edit/basic /variants/12/revise
/events/genes/5/summary/variants/12/summary/evidence/1409 /evidence/1409
/events/genes/5/summary/variants/12/summary/evidence/1409/summary /evidence/1409
/events/genes/5/summary/variants/12/summary/evidence/1409/talk/comments /evidence/1409?tab=comments
/events/genes/5/summary/variants/12/summary/evidence/1409/edit /evidence/1409/revise
/events/genes/5/summary/variant_groups/1/summary /variant-groups/1
/variant_groups/1 /variant-groups/1
/evidence_items/1409 /evidence/1409
/community/main /leaderboards
/account/profile /settings/profile
/account/notifications /notifications
/add/evidence/basic /submit/evidence
/add/assertion/basic /submit/assertion
/suggest/source /submit/source
/evidence/EID1409 /evidence/1409
/evidence/eid1409/summary /evidence/1409
/molecular-profiles/MPID12 /molecular-profiles/12
`
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string])

test.each(rows)('%s is now %s', (former, present) => {
  expect(presentAddress(former)).toBe(present)
})

test('no former address leads to another one', () => {
  for (const [, present] of rows) expect(presentAddress(present.split('?')[0] ?? '')).toBeNull()
})

test('present addresses stay, and what was never there leads nowhere', () => {
  const present = Object.values(paths).flatMap(({ path }) => [
    path.replace(':id', '12'),
    ...(path.includes(':id') ? [path.replace(':id', 'BRAF')] : []),
  ])
  for (const path of [
    ...present,
    '/genes/BRAF',
    '/genes/GID4',
    '/evidence/VID12',
    '/genes/home/x',
    '/variants/12/nowhere',
    '/events/nothing',
  ])
    expect([path, presentAddress(path)]).toEqual([path, null])
})
