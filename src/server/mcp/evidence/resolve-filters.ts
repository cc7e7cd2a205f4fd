import { ClientError } from '#server/errors/client-error.ts'
import { findPatientDisease } from '#server/matching/diseases/patient-disease.ts'
import type { PatientDisease } from '#server/matching/diseases/patient-disease.ts'
import type { RecordSearchKind } from '#domain/vocabularies/search.ts'
import type { Candidate, NamedRecord, Naming, WayOfNaming } from '../names/named-record.ts'
import { candidateOf } from '../names/named-record.ts'
import { nearestNames } from '../names/nearest.ts'
import { fusionsOfPartner } from '../names/fusion-partners.ts'
import { profileNamed } from '../names/profiles.ts'
import { phenotypesNamed, sourcesNamed } from '../names/sources.ts'
import { diseaseNamed, featureNamed, therapyNamed } from '../names/terms.ts'
import { variantNamed } from '../names/variants.ts'
import { whyUnnamed } from '../names/why-unnamed.ts'
import type { McpReading } from '../reading/knowledge.ts'
import type { Filters } from './filters.ts'
import { fusionsWithGene } from '../names/gene-fusions.ts'
import type { Subject } from './subject.ts'

/** Reading of an argument. */
export interface Understood {
  argument: string
  text: string
  how: WayOfNaming
  record: Candidate
}

/** A name that is not read as one record. */
export interface Unresolved {
  reason: 'UNKNOWN_NAME' | 'AMBIGUOUS_NAME'
  argument: string
  text: string
  /** Why it names no record, where more is known than that. */
  because: string | null
  candidates: readonly Candidate[]
  nearest: readonly Candidate[]
}

/** Filters with their names resolved. */
export interface ResolvedFilters {
  understood: Understood[]
  notes: string[]
  /** The first name that is not read as one record: nothing is found then. */
  unresolved: Unresolved | null
  subject: Subject
  /** What the gene alone would make the subject. */
  ofGene: Subject
  profileId: number | null
  disease: PatientDisease | null
  therapyIds: number[]
  phenotypeId: number | null
  sourceIds: readonly number[] | null
}

type Argument = 'gene' | 'variant' | 'molecularProfile' | 'disease' | 'therapy'

const kindsOf: Readonly<Record<Argument, readonly RecordSearchKind[]>> = {
  gene: ['FEATURE'],
  variant: ['VARIANT'],
  molecularProfile: ['MOLECULAR_PROFILE', 'VARIANT'],
  disease: ['DISEASE'],
  therapy: ['THERAPY'],
}

/** A name that ends the reading: it is not one record. */
class NotOneRecord extends Error {
  readonly unresolved: Unresolved
  constructor(unresolved: Unresolved) {
    super(unresolved.reason)
    this.unresolved = unresolved
  }
}

const isRecord = (id: number | undefined): id is number => id !== undefined

/** Reads the arguments one after the other. */
class FilterReader {
  readonly understood: Understood[] = []
  readonly notes: string[] = []
  readonly #reading: McpReading
  constructor(reading: McpReading) {
    this.#reading = reading
  }

  note(argument: string, text: string, record: NamedRecord): NamedRecord {
    this.understood.push({ argument, text, how: record.how, record: candidateOf(record) })
    return record
  }

  /** The one record that an argument names. @throws NotOneRecord */
  async one(
    argument: Argument,
    text: string,
    naming: Naming,
    gene: { name: string; featureIds: readonly number[] } | null = null,
  ): Promise<NamedRecord> {
    if (naming.outcome === 'ONE') {
      this.notes.push(...(naming.notes ?? []))
      return this.note(argument, text, naming.record)
    }
    if (naming.outcome === 'SEVERAL') {
      const { candidates } = naming
      throw new NotOneRecord({
        reason: 'AMBIGUOUS_NAME',
        argument,
        text,
        because: null,
        candidates,
        nearest: [],
      })
    }
    const because = await whyUnnamed(this.#reading, argument, text, gene)
    const isAnswered = because?.endsWith('.') === true
    throw new NotOneRecord({
      reason: 'UNKNOWN_NAME',
      argument,
      text,
      because,
      candidates: [],
      nearest: isAnswered ? [] : await nearestNames(this.#reading, text, kindsOf[argument], gene),
    })
  }

  /** The gene, with the fusions of it; of a partner that has no record of its own, its fusions. */
  async subjectOfGene(text: string): Promise<Subject> {
    const naming = await featureNamed(this.#reading, text)
    const fusions = naming.outcome === 'NONE' ? await fusionsOfPartner(this.#reading, text) : []
    if (fusions.length > 0) {
      for (const fusion of fusions) this.note('gene', text, fusion)
      this.notes.push(
        'The gene has no record of its own here; it is read as the partner of the fusions named in understood.',
      )
      return { variantIds: fusions.map(({ id }) => id) }
    }
    const gene = await this.one('gene', text, naming)
    return { featureIds: [gene.id, ...(await fusionsWithGene(this.#reading, gene.id))] }
  }

  async subjectOfVariant(text: string, ofGene: Subject): Promise<Subject> {
    const featureIds = ofGene && 'featureIds' in ofGene ? ofGene.featureIds : undefined
    const name = this.understood.find(({ argument }) => argument === 'gene')?.record.name ?? ''
    const naming = await variantNamed(this.#reading, text, featureIds)
    const found = await this.one('variant', text, naming, featureIds ? { name, featureIds } : null)
    return { variantIds: [found.id] }
  }

  async therapies(texts: readonly string[]): Promise<number[]> {
    const ids: number[] = []
    for (const text of texts)
      ids.push((await this.one('therapy', text, await therapyNamed(this.#reading, text))).id)
    return ids
  }

  async disease(text: string): Promise<PatientDisease> {
    const { id } = await this.one('disease', text, await diseaseNamed(this.#reading, text))
    return findPatientDisease(this.#reading.db, `id:${id}`)
  }

  async sources(text: string): Promise<number[]> {
    const named = await sourcesNamed(this.#reading, text)
    if (!named)
      throw new ClientError(
        'BAD_USER_INPUT',
        `source is “${text.slice(0, 60)}”: it must be PMID:20619739, ASCO 161573, a DOI of Blood, NCT00261846 or SID12`,
      )
    for (const id of named.ids)
      this.note('source', text, { kind: 'SOURCE', id, name: named.identifier, gene: null, how: 'IDENTIFIER' })
    if (named.ids.length > 0) return named.ids
    throw new NotOneRecord({
      reason: 'UNKNOWN_NAME',
      argument: 'source',
      text,
      because: null,
      candidates: [],
      nearest: [],
    })
  }

  async phenotype(text: string): Promise<number | undefined> {
    const found = await phenotypesNamed(this.#reading, text)
    const [phenotype, ...others] = found
    const candidates = found.map(({ hpoId, name }) => ({ ref: hpoId || null, name, gene: null }))
    const [candidate] = candidates
    if (!phenotype || !candidate || others.length > 0)
      throw new NotOneRecord({
        reason: phenotype ? 'AMBIGUOUS_NAME' : 'UNKNOWN_NAME',
        argument: 'phenotype',
        text,
        because: null,
        candidates,
        nearest: [],
      })
    this.understood.push({ argument: 'phenotype', text, how: phenotype.how, record: candidate })
    return phenotype.id
  }
}

/** Resolves the names of filters on the server: exact before alias, never a part of a name. */
export async function resolveFilters(reading: McpReading, filters: Filters): Promise<ResolvedFilters> {
  const reader = new FilterReader(reading)
  const { understood, notes } = reader
  const resolved: ResolvedFilters = {
    understood,
    notes,
    unresolved: null,
    subject: null,
    ofGene: null,
    profileId: null,
    disease: null,
    therapyIds: [],
    phenotypeId: null,
    sourceIds: null,
  }
  const { gene, variant, molecularProfile, disease, therapy = [], source, phenotype } = filters
  try {
    if (gene) resolved.ofGene = await reader.subjectOfGene(gene)
    resolved.subject = variant ? await reader.subjectOfVariant(variant, resolved.ofGene) : resolved.ofGene
    if (molecularProfile) {
      const naming = await profileNamed(reading, molecularProfile)
      resolved.profileId = (await reader.one('molecularProfile', molecularProfile, naming)).id
    }
    if (disease) resolved.disease = await reader.disease(disease)
    resolved.therapyIds = await reader.therapies(therapy)
    if (phenotype) resolved.phenotypeId = [await reader.phenotype(phenotype)].find(isRecord) ?? null
    if (source) resolved.sourceIds = await reader.sources(source)
  } catch (error) {
    if (!(error instanceof NotOneRecord)) throw error
    resolved.unresolved = error.unresolved
  }
  return resolved
}
