import type { Page } from '@playwright/test'
import type { paths } from '#app/paths.ts'
import type { Examples } from './examples.ts'
import type { Viewer } from './people.ts'

/** What a picture is of. */
export type Place = {
  address: string
  /** Stands after the name of the route in the name of the picture. */
  state?: string
  viewer?: Viewer
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
  /** The window rather than the whole page: what stands over the page is where the reader sees it. */
  window?: boolean
  /** HTTP status of the failing answer that the picture is of. */
  status?: 400 | 404
}

const at = (address: string, rest: Omit<Place, 'address'> = {}): Place => ({ address, ...rest })
const curator = { viewer: 'curator' } as const
const editor = { viewer: 'editor' } as const

/** The pictures of every route; a route without one does not compile. */
export function placesOf(examples: Examples): Record<keyof typeof paths, readonly Place[]> {
  const { discussedEvidence: discussed } = examples
  const found = (name: string, id: number | null) => (id === null ? [] : [at(name + id)])
  return {
    home: [
      at('/'),
      at('/', { state: 'signed-in', ...editor }),
      at('/', { state: 'search', prepare: searchForVariant, window: true }),
      at('/', { state: 'offline', prepare: goOffline, window: true }),
      at('/no/such/page/BRAF', { state: 'unknown-address', status: 404 }),
    ],
    genes: [at('/genes')],
    variants: [at('/variants'), at('/variants?featureName=EGFR', { state: 'filtered' })],
    evidence: [
      at('/evidence'),
      at('/evidence?diseaseName=no+such+disease', { state: 'nothing-found' }),
      at('/evidence?diseaseName=melanoma', { state: 'card', prepare: hoverOverName, window: true }),
      at('/evidence', { state: 'columns', prepare: openMenu('Columns'), window: true }),
    ],
    assertions: [at('/assertions')],
    variantGroups: [at('/variant-groups')],
    molecularProfiles: [at('/molecular-profiles')],
    sources: [at('/sources')],
    diseases: [at('/diseases')],
    therapies: [at('/therapies')],
    phenotypes: [at('/phenotypes')],
    graphqlApi: [at('/graphql-api')],
    restApi: [at('/rest-api')],
    changes: [
      at('/changes?from=0'),
      at('/changes?from=0&kind=EVIDENCE_ITEM&change=LEVEL', { state: 'filtered' }),
      at('/changes?from=01-Jan-2001', { state: 'unknown-release' }),
    ],
    match: [
      at('/match'),
      at('/match', { state: 'example', prepare: showExample }),
      at('/match', { state: 'file', prepare: openFile('tumour.vcf', TUMOUR) }),
      at('/match', {
        state: 'refused',
        prepare: openFile('cut.vcf', TUMOUR.replace('140494187\t.\tC', '140494187\tC')),
        status: 400,
      }),
    ],
    matchCoverage: [at('/match/coverage')],
    search: [
      at('/search'),
      at(
        `/search?${new URLSearchParams({ find: 'evidence', query: JSON.stringify({ evidenceLevel: { operator: 'EQ', value: 'A' } }) })}`,
        { state: 'found' },
      ),
    ],
    find: [at('/find?text=braf'), at('/find?text=zzzz', { state: 'nothing-found' })],

    help: [at('/help')],
    helpChapter: [at('/help/evidence')],
    about: [at('/about')],
    accessibility: [at('/accessibility')],
    signIn: [at('/sign-in')],
    signUp: [at('/sign-up')],
    setUp: [at('/set-up')],
    invitation: [at('/invitation')],
    forgottenPassword: [at('/forgotten-password')],
    resetPassword: [at('/reset-password')],
    verifyEmail: [at('/verify-email')],
    unsubscribe: [at('/unsubscribe?token=1.x')],
    profile: [at('/settings/profile', curator)],
    apiKeys: [at('/settings/api-keys', curator)],
    conflictOfInterest: [at('/settings/conflict-of-interest', editor)],
    security: [at('/settings/security', curator)],
    notificationSettings: [at('/settings/notifications', curator)],
    keyboard: [at('/settings/keyboard', curator)],
    administration: [at('/administration', { viewer: 'administrator' })],
    mirrors: [at('/mirrors', { viewer: 'administrator' })],
    mirrorConflicts: [at('/mirrors/conflicts', editor)],
    mirrorOutbox: [at('/mirrors/outbox', { viewer: 'administrator' })],
    mirrorDuplicates: [at('/mirrors/duplicates', { viewer: 'administrator' })],

    submit: [at('/submit', curator)],
    submitEvidence: [
      at('/submit/evidence', curator),
      at('/submit/evidence?molecularProfileId=12', { state: 'begun', ...curator, prepare: sendNothing }),
    ],
    submitAssertion: [at('/submit/assertion', curator)],
    submitVariantGroup: [at('/submit/variant-group', curator)],
    suggestSource: [at('/submit/source', curator)],
    reviseEvidenceItem: [at(`/evidence/${discussed}/revise`, curator)],
    reviseAssertion: [at('/assertions/7/revise', curator)],
    reviseVariantGroup: [at('/variant-groups/2/revise', curator)],
    reviseMolecularProfile: [at('/molecular-profiles/12/revise', curator)],
    reviseFeature: [at('/features/5/revise', curator)],
    reviseGene: [at('/genes/BRAF/revise', curator)],
    reviseVariant: [at('/variants/12/revise', curator)],
    queues: [at('/queues', editor)],
    evidenceQueue: [
      at('/queues/evidence', editor),
      at('/queues/evidence?profile=no+such+profile', { state: 'nothing-found', ...editor }),
    ],
    assertionQueue: [at('/queues/assertions', editor)],
    revisionQueue: [at('/queues/revisions', editor)],
    sourceSuggestionQueue: [at('/queues/source-suggestions', editor)],
    flagQueue: [at('/queues/flags', editor)],
    revisionSet: [at(`/revision-sets/${examples.openSet}`, editor)],
    notifications: [at('/notifications', editor)],
    activity: [at('/activity')],
    leaderboards: [at('/leaderboards')],

    gene: [
      at('/genes/BRAF'),
      at('/genes/EGFR', { state: 'many-variants' }),
      at('/genes/AKT1', { state: 'few-variants' }),
      at('/genes/BRAF?tab=evidence', { state: 'evidence' }),
      at('/genes/BRAF?tab=profiles', { state: 'profiles' }),
      at('/genes/BRAF?tab=revisions', { state: 'revisions' }),
      at('/genes/NOSUCHGENE', { state: 'unknown' }),
    ],
    feature: [
      ...found('/features/', examples.fusion),
      ...found('/features/', examples.factor).map((place) => ({ ...place, state: 'factor' })),
      at('/features/999999', { state: 'unknown' }),
    ],
    variant: [
      at('/variants/12'),
      at('/variants/12?tab=evidence', { state: 'evidence' }),
      at('/variants/12?tab=profiles', { state: 'profiles' }),
      ...found('/variants/', examples.fusionVariant).map((place) => ({ ...place, state: 'fusion' })),
    ],
    molecularProfile: [
      at('/molecular-profiles/12'),
      at('/molecular-profiles/4174', { state: 'complex' }),
      at('/molecular-profiles/12?tab=flags', { state: 'flags', ...editor }),
    ],
    evidenceItem: [
      at('/evidence/1421'),
      at(`/evidence/${discussed}`, { state: 'submitted', ...editor }),
      at('/evidence/103?tab=source', { state: 'source' }),
      ...['revisions', 'comments', 'flags', 'activity'].map((tab) =>
        at(`/evidence/${discussed}?tab=${tab}`, { state: tab, ...editor }),
      ),
    ],
    assertion: [
      at('/assertions/7'),
      at('/assertions/20', { state: 'many-items' }),
      at(`/assertions/${examples.newAssertion}`, { state: 'submitted', ...editor }),
      at('/assertions/10?tab=approvals', { state: 'approvals', ...editor }),
    ],
    variantGroup: [at('/variant-groups/2')],
    source: [at(`/sources/${examples.source}`)],
    disease: [at(`/diseases/${examples.disease}`)],
    therapy: [at(`/therapies/${examples.therapy}`)],
    phenotype: [at(`/phenotypes/${examples.phenotype}`)],
    variantType: [at(`/variant-types/${examples.variantType}`)],
    version: [at('/evidence/1421/versions/1')],
    clinicalTrial: [
      ...found('/clinical-trials/', examples.clinicalTrial),
      at('/clinical-trials/999999', { state: 'unknown' }),
    ],
    user: [at(`/users/${examples.user}`), at(`/users/${examples.user}?tab=activity`, { state: 'activity' })],
    organization: [at(`/organizations/${examples.organization}`)],
  }
}

export async function searchForVariant(page: Page) {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search for a record' }).fill('V600')
  await page.getByRole('option').nth(3).waitFor()
}

async function goOffline(page: Page) {
  await page.context().setOffline(true)
  await page
    .getByText(/offline/i)
    .first()
    .waitFor()
}

async function hoverOverName(page: Page) {
  await page.getByRole('table').getByRole('link', { name: 'BRAF V600E' }).first().hover()
  await page.getByRole('tooltip').waitFor()
}

function openMenu(name: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('menu').waitFor()
  }
}

async function sendNothing(page: Page) {
  await page.getByRole('button', { name: 'Submit evidence' }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

/** A tumour of a lung as VEP annotates it: EGFR L858R, T790M that failed a filter, and a breakend. */
const TUMOUR = [
  '##fileformat=VCFv4.3',
  '##contig=<ID=7,length=159138663>',
  '##INFO=<ID=CSQ,Number=.,Type=String,Description="Consequence annotations from Ensembl VEP. Format: Allele|Consequence|SYMBOL|Feature|BIOTYPE|EXON|HGVSc|HGVSp">',
  '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO',
  '7\t55259515\t.\tT\tG\t.\tPASS\tCSQ=G|missense_variant|EGFR|ENST00000275493|protein_coding|21/28|ENST00000275493.2:c.2573T>G|ENSP00000275493.2:p.Leu858Arg',
  '7\t55249071\t.\tC\tT\t.\tweak_evidence\tCSQ=T|missense_variant|EGFR|ENST00000275493|protein_coding|20/28|ENST00000275493.2:c.2369C>T|ENSP00000275493.2:p.Thr790Met',
  '7\t140494187\t.\tC\tC[7:138545885[\t.\tPASS\t.',
  '',
].join('\n')

/** Opens a file and waits until it is matched or refused. */
const openFile = (name: string, content: string) => async (page: Page) => {
  await page
    .getByLabel('File of alterations')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  await page
    .getByRole('heading', { name: /^Strongest/ })
    .or(page.getByRole('alert'))
    .waitFor()
}

async function showExample(page: Page) {
  await page.getByRole('button', { name: 'Show an example' }).click()
  await page.getByRole('heading', { name: /^Strongest/ }).waitFor()
}
