import { listIn } from './resources.ts'
import type { FoundResource } from './resources.ts'
import { NO_RESULT } from './variant-observation.ts'

/** An address without its server and version, as far as it has a type and an id. */
const relative = (address: string): string =>
  /(?:^|\/)([A-Z][A-Za-z]+\/[^/]+)(?:\/_history\/[^/]+)?$/.exec(address)?.[1] ?? address

const within = (container: number | null, id: string) => `${container}#${id}`

/** Addresses by which references may lead to a resource. */
export function addressesOf({ resource, container, address }: FoundResource): string[] {
  const { id, resourceType } = resource
  return [
    ...(address === null ? [] : [relative(address)]),
    ...(typeof id === 'string' ? [`${resourceType}/${id}`, within(container, id)] : []),
  ]
}

/** Addresses that a member of a resource refers to. */
const referencesOf = ({ resource, container }: FoundResource, member: string): string[] =>
  listIn(resource, member).flatMap((one) => {
    const { reference }: { reference?: unknown } = Object(one)
    if (typeof reference !== 'string') return []
    return reference.startsWith('#') ? within(container, reference.slice(1)) : relative(reference)
  })

const isReport = ({ resource }: FoundResource) => resource.resourceType === 'DiagnosticReport'

/** Addresses of the results, and of their members, of reports that are no longer or not yet one. */
export function withdrawnResults(found: readonly FoundResource[]): ReadonlySet<string> {
  const withdrawn = found.filter((one) => isReport(one) && NO_RESULT.has(String(one.resource['status'])))
  if (withdrawn.length === 0) return new Set()
  const byAddress = new Map(
    found.flatMap((one) => addressesOf(one).map((address) => [address, one] as const)),
  )
  const containers = new Set(withdrawn.flatMap(({ container }) => container ?? []))
  const contained = found.filter(({ container }) => container !== null && containers.has(container))
  const addresses = new Set([
    ...contained.flatMap(addressesOf),
    ...withdrawn.flatMap((one) => referencesOf(one, 'result')),
  ])
  // The set grows while it is gone through.
  for (const address of addresses) {
    const panel = byAddress.get(address)
    for (const member of panel ? [...addressesOf(panel), ...referencesOf(panel, 'hasMember')] : [])
      addresses.add(member)
  }
  return addresses
}

/** Types of resources that may hold findings and are not read. */
const UNREAD_TYPES = new Set([
  'Sequence',
  'MolecularSequence',
  'MolecularDefinition',
  'GenomicStudy',
  'DocumentReference',
  'Binary',
  'Media',
  'DetectedIssue',
  'RiskAssessment',
  'QuestionnaireResponse',
])

const counted = (number: number, one: string, several: string) =>
  number === 0 ? [] : [number === 1 ? one : several]

/** Sentences about what may hold findings and was not read: it is no result that there are none. */
export function unreadIn(found: readonly FoundResource[]): string[] {
  const types = found.map(({ resource }) => resource.resourceType).filter((type) => UNREAD_TYPES.has(type))
  const addresses = new Set(found.flatMap(addressesOf))
  const missing = found.flatMap((one) =>
    [...referencesOf(one, 'result'), ...referencesOf(one, 'hasMember')].filter(
      (address) => !addresses.has(address),
    ),
  ).length
  const attached = found.filter(
    (one) => isReport(one) && listIn(one.resource, 'presentedForm').length > 0,
  ).length
  const isPage = found.some(({ resource }) =>
    listIn(resource, 'link').some((link) => (Object(link) as { relation?: unknown }).relation === 'next'),
  )
  return [
    ...[...new Set(types)].map(
      (type) => `${type}: ${types.filter((one) => one === type).length} in the file, not read.`,
    ),
    ...counted(
      missing,
      '1 result that the file refers to is not in it.',
      `${missing} results that the file refers to are not in it.`,
    ),
    ...counted(
      attached,
      '1 report has an attached document, which was not read.',
      `${attached} reports have attached documents, which were not read.`,
    ),
    ...(isPage ? ['The Bundle is one page of several: the next ones were not read.'] : []),
  ]
}
