/** Every address of the app, declared once: the router's pattern and how to write a link to it. */
type RecordPath = { path: string; href: (id: number | string) => string }
type PagePath = { path: string; href: () => string }

const page = (path: string): PagePath => ({ path, href: () => path })
const record = (collection: string): RecordPath => ({
  path: `${collection}/:id`,
  href: (id) => `${collection}/${encodeURIComponent(String(id))}`,
})
/** Where changes of a record of the collection are suggested. */
const revise = (collection: string): RecordPath => ({
  path: `${collection}/:id/revise`,
  href: (id) => `${record(collection).href(id)}/revise`,
})

export const paths = {
  home: page('/'),
  genes: page('/genes'),
  variants: page('/variants'),
  evidence: page('/evidence'),
  assertions: page('/assertions'),
  variantGroups: page('/variant-groups'),
  molecularProfiles: page('/molecular-profiles'),
  sources: page('/sources'),
  diseases: page('/diseases'),
  therapies: page('/therapies'),
  phenotypes: page('/phenotypes'),
  graphqlApi: page('/graphql-api'),
  changes: page('/changes'),
  match: page('/match'),
  matchCoverage: page('/match/coverage'),
  search: page('/search'),
  find: page('/find'),
  restApi: page('/rest-api'),
  help: page('/help'),
  helpChapter: {
    path: '/help/:chapter',
    href: (chapter: string) => `/help/${encodeURIComponent(chapter)}`,
  },
  about: page('/about'),
  accessibility: page('/accessibility'),

  signIn: page('/sign-in'),
  signUp: page('/sign-up'),
  setUp: page('/set-up'),
  invitation: page('/invitation'),
  forgottenPassword: page('/forgotten-password'),
  resetPassword: page('/reset-password'),
  verifyEmail: page('/verify-email'),
  unsubscribe: page('/unsubscribe'),
  profile: page('/settings/profile'),
  apiKeys: page('/settings/api-keys'),
  conflictOfInterest: page('/settings/conflict-of-interest'),
  security: page('/settings/security'),
  notificationSettings: page('/settings/notifications'),
  keyboard: page('/settings/keyboard'),
  administration: page('/administration'),

  submit: page('/submit'),
  submitEvidence: page('/submit/evidence'),
  submitAssertion: page('/submit/assertion'),
  submitVariantGroup: page('/submit/variant-group'),
  suggestSource: page('/submit/source'),

  reviseEvidenceItem: revise('/evidence'),
  reviseAssertion: revise('/assertions'),
  reviseVariantGroup: revise('/variant-groups'),
  reviseMolecularProfile: revise('/molecular-profiles'),
  reviseFeature: revise('/features'),
  /** Leads to that of the feature. */
  reviseGene: revise('/genes'),
  reviseVariant: revise('/variants'),

  queues: page('/queues'),
  evidenceQueue: page('/queues/evidence'),
  assertionQueue: page('/queues/assertions'),
  revisionQueue: page('/queues/revisions'),
  sourceSuggestionQueue: page('/queues/source-suggestions'),
  flagQueue: page('/queues/flags'),
  revisionSet: record('/revision-sets'),
  mirrors: page('/mirrors'),
  mirrorConflicts: page('/mirrors/conflicts'),
  mirrorOutbox: page('/mirrors/outbox'),
  mirrorDuplicates: page('/mirrors/duplicates'),
  notifications: page('/notifications'),
  activity: page('/activity'),
  leaderboards: page('/leaderboards'),

  gene: record('/genes'),
  feature: record('/features'),
  variant: record('/variants'),
  molecularProfile: record('/molecular-profiles'),
  evidenceItem: record('/evidence'),
  assertion: record('/assertions'),
  variantGroup: record('/variant-groups'),
  source: record('/sources'),
  disease: record('/diseases'),
  therapy: record('/therapies'),
  phenotype: record('/phenotypes'),
  variantType: record('/variant-types'),
  clinicalTrial: record('/clinical-trials'),
  /** A version of a record whose page is `href`. */
  version: {
    path: '/:folder/:id/versions/:version',
    href: (recordHref: string, number: number) => `${recordHref}/versions/${number}`,
  },
  user: record('/users'),
  organization: record('/organizations'),
} as const

/** An address with filters of its table set, e.g. the variants of one type. */
export function hrefWith(href: string, parameters: Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString()
  return search ? `${href}?${search}` : href
}
