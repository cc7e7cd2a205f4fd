import { foldText } from '#domain/text/names.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { FeatureName } from '../parsers/variant-facts.ts'
import type { ImportContext } from './import-context.ts'
import { stubColumns, writeRecords } from './record-writer.ts'

export type DirectoryEntry = {
  id: number
  kind: FeatureInstanceType
  name: string
  entrezId: number | null
  stub: boolean
}

/** All features of the database, found by id, Entrez id or name. */
export type FeatureDirectory = {
  get(id: number): DirectoryEntry | undefined
  byEntrez(entrezId: number): DirectoryEntry | undefined
  byName(name: string): readonly DirectoryEntry[]
  all(): Iterable<DirectoryEntry>
  learn(feature: DirectoryEntry): void
  forget(id: number): void
  /** The feature that a variant names; a missing one becomes a stub. */
  idOf(feature: FeatureName, kind: FeatureInstanceType): Promise<number>
  /** The features with which a display name such as `BRAF V600E` may begin, longest first, and the rest of it. */
  split(displayName: string): { feature: DirectoryEntry; variantName: string }[]
}

export async function featureDirectory(context: ImportContext): Promise<FeatureDirectory> {
  const features = new Map<number, DirectoryEntry>()
  const entrez = new Map<number, number>()
  const names = new Map<string, Set<number>>()
  const directory: FeatureDirectory = {
    get: (id) => features.get(id),
    byEntrez: (entrezId) => features.get(entrez.get(entrezId) ?? 0),
    byName: (name) => [...(names.get(foldText(name)) ?? [])].flatMap((id) => features.get(id) ?? []),
    all: () => features.values(),
    learn(feature) {
      directory.forget(feature.id)
      features.set(feature.id, feature)
      if (feature.entrezId !== null) entrez.set(feature.entrezId, feature.id)
      const key = foldText(feature.name)
      names.set(key, (names.get(key) ?? new Set()).add(feature.id))
    },
    forget(id) {
      const existing = features.get(id)
      if (!existing) return
      features.delete(id)
      names.get(foldText(existing.name))?.delete(id)
      if (existing.entrezId !== null && entrez.get(existing.entrezId) === id) entrez.delete(existing.entrezId)
    },
    async idOf(feature, kind) {
      const entry = find(directory, feature, kind)
      if (entry) return entry.id
      const unnumbered = kind === 'GENE' ? stubGeneOfName(directory, feature.name) : undefined
      if (unnumbered && feature.entrezId !== null)
        return numberGene(context, directory, unnumbered, feature.entrezId)
      return addStub(context, directory, feature, kind)
    },
    split(displayName) {
      const parts = displayName.split(' ')
      const ways = []
      for (let words = parts.length - 1; words > 0; words -= 1) {
        const variantName = parts.slice(words).join(' ')
        for (const feature of directory.byName(parts.slice(0, words).join(' ')))
          ways.push({ feature, variantName })
      }
      return ways
    },
  }
  const rows = await context.tx
    .selectFrom('features')
    .leftJoin('genes', 'genes.feature_id', 'features.id')
    .select(['features.id', 'features.kind', 'features.name', 'features.stub', 'genes.entrez_id'])
    .execute()
  for (const { id, kind, name, stub, entrez_id } of rows)
    directory.learn({ id, kind, name, stub, entrezId: entrez_id })
  return directory
}

function find(
  directory: FeatureDirectory,
  { id, name, entrezId }: FeatureName,
  kind: FeatureInstanceType,
): DirectoryEntry | undefined {
  if (entrezId !== null && kind === 'GENE') {
    const gene = directory.byEntrez(entrezId)
    if (gene) return gene
  }
  const existing = id === null ? undefined : directory.get(id)
  if (existing) return existing
  if (entrezId !== null && kind === 'GENE') return undefined
  return directory.byName(name).find((feature) => feature.kind === kind || feature.stub)
}

/** A gene that only a profile's name told, so that its Entrez id is not known. */
function stubGeneOfName(directory: FeatureDirectory, name: string): DirectoryEntry | undefined {
  return directory
    .byName(name)
    .find((feature) => feature.stub && feature.kind === 'GENE' && feature.entrezId === null)
}

async function numberGene(
  context: ImportContext,
  directory: FeatureDirectory,
  gene: DirectoryEntry,
  entrezId: number,
): Promise<number> {
  await context.writer.insert('genes', [{ feature_id: gene.id, entrez_id: entrezId }])
  directory.learn({ ...gene, entrezId })
  context.report.changedSomething()
  return gene.id
}

/**
 * The feature and the variant's own name in the display name of a variant that nobody describes. A feature that is
 * unknown, too, is taken to be the first word and becomes a stub: a gene, as all but a few features are.
 */
export async function featureOfName(
  directory: FeatureDirectory,
  displayName: string,
): Promise<{ featureId: number; variantName: string }> {
  const [existing] = directory.split(displayName)
  if (existing) return { featureId: existing.feature.id, variantName: existing.variantName }
  const [name = displayName, ...rest] = displayName.split(' ')
  // Fusions are named `EML4::ALK`; what their sides are, nobody told.
  const kind = name.includes('::') ? 'FACTOR' : 'GENE'
  const featureId = await directory.idOf({ id: null, name, entrezId: null }, kind)
  return { featureId, variantName: rest.join(' ') || displayName }
}

/** A gene without an Entrez id has no row in `genes` until somebody tells it. */
async function addStub(
  context: ImportContext,
  directory: FeatureDirectory,
  { id, name, entrezId }: FeatureName,
  instanceType: FeatureInstanceType,
): Promise<number> {
  const kind = instanceType === 'GENE' ? 'GENE' : 'FACTOR'
  const free = id !== null && !directory.get(id)
  const feature: DirectoryEntry = {
    id: free ? id : await context.ids.next('features'),
    kind,
    name,
    entrezId: kind === 'GENE' ? entrezId : null,
    stub: true,
  }
  await writeRecords(context, 'feature', [
    {
      id: feature.id,
      kind,
      name,
      name_folded: foldText(name),
      full_name: null,
      full_name_folded: null,
      description: null,
      ...stubColumns(context),
    },
  ])
  if (feature.entrezId !== null) {
    await context.writer.insert('genes', [{ feature_id: feature.id, entrez_id: feature.entrezId }])
  } else if (kind === 'FACTOR')
    await context.writer.insert('factors', [{ feature_id: feature.id, ncit_id: null }])
  directory.learn(feature)
  context.report.count('feature', 'stubbed')
  return feature.id
}
