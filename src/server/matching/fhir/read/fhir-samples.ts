import type { MatchIndex } from '#domain/matching/match-index.ts'
import { geneFinder } from '../../formats/file-gene.ts'
import { fileError, quoted } from '../../formats/file-error.ts'
import type { ClinicalSample } from './clinical-sample.ts'
import { newSample } from './clinical-sample.ts'
import { diseaseTextOf, UNREADABLE_DISEASE } from './diseases.ts'
import { ConditionSchema, ObservationSchema } from './observation.ts'
import { originOf, readObservation } from './variant-observation.ts'

/** A resource of any type. */
type Resource = Readonly<Record<string, unknown>> & { resourceType: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks whether a value of JSON is a resource of FHIR. */
export const isResource = (value: unknown): value is Resource =>
  isObject(value) && typeof value['resourceType'] === 'string'

const listIn = (resource: Resource, member: string): unknown[] => {
  const list = resource[member]
  return Array.isArray(list) ? list : []
}

/** A resource and those within it; references are not followed. */
function* resourcesIn(resource: Resource): Generator<Resource> {
  yield resource
  const within = [
    ...listIn(resource, 'contained'),
    ...listIn(resource, 'entry').map((entry) => (isObject(entry) ? entry['resource'] : null)),
  ]
  for (const one of within) if (isResource(one)) yield* resourcesIn(one)
}

/** Types of resources in which findings are. */
const READ = ['Bundle', 'DiagnosticReport', 'Observation']

/** The subject of a resource as a key that is never told; null where none is named. */
const subjectOf = ({ subject }: { subject?: { reference?: string; display?: string } }) =>
  subject?.reference ?? subject?.display ?? null

/** Which member is not as FHIR has it, by its path. */
const pathOf = (error: { issues: readonly { path: readonly PropertyKey[] }[] }) =>
  error.issues[0]?.path.map(String).join('.') || 'it'

/** What was read of one resource, with whose it is. */
interface Part {
  subject: string | null
  add: (sample: ClinicalSample) => void
}

const notUnderstood =
  (text: string, reason: string): Part['add'] =>
  (sample) =>
    void sample.entries.push({ text, reading: { ok: false, reason } })

function readFinding(resource: Resource, index: MatchIndex, genes: ReturnType<typeof geneFinder>): Part {
  const parsed = ObservationSchema.safeParse(resource)
  if (!parsed.success) {
    const reason = `${pathOf(parsed.error)} is not as FHIR R4 has it.`
    return { subject: null, add: notUnderstood('An Observation', reason) }
  }
  const entry = readObservation(parsed.data, genes, index)
  const origin = originOf(parsed.data)
  return {
    subject: subjectOf(parsed.data),
    add(sample) {
      if (!entry) {
        sample.otherObservations += 1
        return
      }
      sample.entries.push(entry)
      if (origin) sample.origins.add(origin)
    },
  }
}

/** What is no longer thought to be a disease of the patient. */
const NO_DISEASE = new Set(['refuted', 'entered-in-error'])

function readCondition(resource: Resource): Part {
  const parsed = ConditionSchema.safeParse(resource)
  const { code, verificationStatus } = parsed.data ?? {}
  const statuses = verificationStatus?.coding?.flatMap((one) => one.code ?? []) ?? []
  const text = diseaseTextOf(code?.coding ?? [])
  return {
    subject: parsed.data ? subjectOf(parsed.data) : null,
    add(sample) {
      if (statuses.some((status) => NO_DISEASE.has(status))) return
      if (text) sample.diseases.add(text)
      else sample.warnings.add(UNREADABLE_DISEASE)
    },
  }
}

/** Parts of one document by whose they are: findings of two people are never one sample. */
function bySubject(parts: readonly Part[]): ClinicalSample[] {
  const subjects = [...new Set(parts.flatMap(({ subject }) => subject ?? []))]
  const samples = new Map<string | null, ClinicalSample>()
  const sampleOf = (key: string | null) => {
    const sample = samples.get(key) ?? newSample()
    samples.set(key, sample)
    return sample
  }
  for (const { subject, add } of parts)
    add(sampleOf(subject ?? (subjects.length === 1 ? (subjects[0] ?? null) : null)))
  const unnamed = subjects.length > 1 ? samples.get(null) : undefined
  for (const entry of unnamed?.entries ?? [])
    entry.reading = {
      ok: false,
      reason: 'The file is of several people, and it does not say of whom this is.',
    }
  return samples.size === 0 ? [newSample()] : [...samples.values()]
}

/**
 * Reads the samples of a resource: variants, mutational burden and microsatellites with their origin, and the disease. Nothing
 * else of it is read, above all nobody's name, id or date.
 * @throws ClientError for a resource that has no findings
 */
export function fhirSamples(resource: Resource, index: MatchIndex): ClinicalSample[] {
  if (!READ.includes(resource.resourceType))
    throw fileError(
      `The file is a ${quoted(resource.resourceType)} of FHIR: read are ${READ.join(', ')}, with the Observations in them.`,
    )
  const genes = geneFinder(index.names)
  const parts: Part[] = []
  for (const one of resourcesIn(resource)) {
    if (one.resourceType === 'Observation') parts.push(readFinding(one, index, genes))
    if (one.resourceType === 'Condition') parts.push(readCondition(one))
  }
  return bySubject(parts)
}
