import { genePath, recordLink } from '#domain/records/links.ts'
import type { LinkedRecord } from '#domain/records/links.ts'
import { parseRecordId } from '#domain/records/record-id.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Load } from '../paging/batch.ts'
import { claimOf } from '../records/clinical/claim-titles.ts'
import { currentRecord } from '../records/current-records.ts'
import { diseaseById } from '../records/diseases.ts'
import { geneBySymbol } from '../records/features.ts'
import { organizationById } from '../people/organizations.ts'
import { phenotypeById } from '../records/phenotypes.ts'
import { nameOf } from '../records/record-names.ts'
import { existing, recordById } from '../records/records.ts'
import type { FeatureRecord } from '../records/records.ts'
import { clinicalTrialById } from '../records/sources.ts'
import { therapyById } from '../records/therapies.ts'
import { variantTypeById } from '../records/variants/variant-types.ts'

/** Preview of a page of the app, as a link shows it before it is opened. */
export interface LinkPreview {
  title: string
  /** Null where there is nothing to say beyond the title. */
  description: string | null
  /** The one of the addresses of the record that others are to give: of a gene that of its symbol. */
  path: string
  record: { kind: LinkedRecord; id: number }
}

type PreviewOf = (id: number, load: Load) => Promise<LinkPreview | null>

const LONGEST_DESCRIPTION = 200

/** @param called what the title calls it */
const previewOf = (
  kind: LinkedRecord,
  id: number,
  called: string,
  description: string | null = null,
): LinkPreview => ({
  title: `${called} · ${recordKinds[kind].noun}`,
  description,
  path: recordLink(kind, id),
  record: { kind, id },
})

type Named = { id: number; name: string } | null

const named =
  (kind: LinkedRecord, find: (id: number, load: Load) => Named | Promise<Named>): PreviewOf =>
  async (id, load) => {
    const found = await find(id, load)
    return found && previewOf(kind, found.id, found.name)
  }

function ofFeature(feature: FeatureRecord | null): LinkPreview | null {
  if (!feature) return null
  const { id, name } = feature
  const description = feature.description || feature.full_name
  if (feature.kind !== 'GENE') return previewOf('FEATURE', id, name, description)
  return { ...previewOf('GENE', id, name, description), path: genePath(name) }
}

const previews: Readonly<Record<string, PreviewOf>> = lookupTable({
  genes: async (id, load) => ofFeature(await currentRecord(load, 'features', id)),
  features: async (id, load) => ofFeature(await currentRecord(load, 'features', id)),
  variants: async (id, load) => {
    const variant = await currentRecord(load, 'variants', id)
    if (!variant) return null
    const feature = await existing(load(recordById.features, variant.feature_id))
    return previewOf('VARIANT', variant.id, `${feature.name} ${variant.name}`)
  },
  'molecular-profiles': async (id, load) => {
    const profile = await currentRecord(load, 'molecular_profiles', id)
    return profile && previewOf('MOLECULAR_PROFILE', profile.id, profile.name, profile.description)
  },
  evidence: async (id, load) => {
    const item = await currentRecord(load, 'evidence_items', id)
    if (!item) return null
    return previewOf(
      'EVIDENCE_ITEM',
      item.id,
      `${await claimOf(item, load)} · EID${item.id}`,
      item.description,
    )
  },
  assertions: async (id, load) => {
    const assertion = await currentRecord(load, 'assertions', id)
    if (!assertion) return null
    const called = `${await claimOf(assertion, load)} · AID${assertion.id}`
    return previewOf('ASSERTION', assertion.id, called, assertion.summary)
  },
  'variant-groups': async (id, load) => {
    const group = await currentRecord(load, 'variant_groups', id)
    return group && previewOf('VARIANT_GROUP', group.id, group.name, group.description)
  },
  sources: async (id, load) => {
    const source = await load(recordById.sources, id)
    return source && previewOf('SOURCE', source.id, await nameOf(source, load), source.title)
  },
  diseases: named('DISEASE', (id, load) => load(diseaseById, id)),
  therapies: named('THERAPY', (id, load) => load(therapyById, id)),
  phenotypes: named('PHENOTYPE', (id, load) => load(phenotypeById, id)),
  'variant-types': named('VARIANT_TYPE', (id, load) => load(variantTypeById, id)),
  'clinical-trials': named('CLINICAL_TRIAL', (id, load) => load(clinicalTrialById, id)),
  organizations: named('ORGANIZATION', (id, load) => load(organizationById, id)),
})

/**
 * Checks whether a path is the address of a record that has a preview while it exists, such as
 * `/evidence/1409`.
 */
export function isRecordPath(path: string): boolean {
  const [, collection = '', name = '', ...others] = path.split('/')
  return others.length === 0 && name !== '' && Object.hasOwn(previews, collection)
}

/** The preview of an address such as `/genes/BRAF` or `/evidence/1409`; null for any that is no record's. */
export async function linkPreview(path: string, load: Load): Promise<LinkPreview | null> {
  if (!isRecordPath(path)) return null
  const [, collection = '', name = ''] = path.split('/')
  const id = parseRecordId(name)
  const found = await (id !== null
    ? previews[collection]?.(id, load)
    : collection === 'genes'
      ? bySymbol(name, load)
      : null)
  return found ? { ...found, description: shorten(found.description) } : null
}

async function bySymbol(name: string, load: Load): Promise<LinkPreview | null> {
  try {
    const symbol = decodeURIComponent(name)
    return symbol === '' ? null : ofFeature(await load(geneBySymbol, symbol))
  } catch {
    return null
  }
}

/** The beginning of a text, cut between words. */
function shorten(text: string | null): string | null {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line || null
  const cut = line.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2))}…`
}
