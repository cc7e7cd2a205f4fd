/** Annotations of a gene by MyGene.info, as far as they have the expected form. */
export interface GeneDetails {
  summary: string | null
  location: string | null
  uniprotIds: string[]
  ensemblIds: string[]
  domains: { id: string; name: string }[]
  pathways: { database: string; names: string[] }[]
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null
/** One or several: the service gives a list only where there are several. */
const each = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
const texts = (value: unknown): string[] => each(value).flatMap((one) => textOf(one) ?? [])
const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

const databases: readonly (readonly [key: string, name: string])[] = [
  ['kegg', 'KEGG'],
  ['reactome', 'Reactome'],
  ['wikipathways', 'WikiPathways'],
  ['pid', 'PID'],
]

/** Reads the JSON text of `myGeneInfoDetails`; null for none. What has another form than expected is left out. */
export function readGeneDetails(json: unknown): GeneDetails | null {
  const details = typeof json === 'string' ? parsed(json) : json
  if (!isObject(details)) return null
  return {
    summary: textOf(details.summary),
    location: textOf(details.map_location),
    uniprotIds: texts(member(details.uniprot, 'Swiss-Prot')),
    ensemblIds: each(details.ensembl).flatMap((one) => texts(member(one, 'gene'))),
    domains: each(details.interpro).flatMap((one) => {
      const [id, name] = [textOf(member(one, 'id')), textOf(member(one, 'desc'))]
      return id && name ? [{ id, name }] : []
    }),
    pathways: databases.flatMap(([key, database]) => {
      const names = each(member(details.pathway, key)).flatMap((one) => textOf(member(one, 'name')) ?? [])
      return names.length > 0 ? [{ database, names }] : []
    }),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
