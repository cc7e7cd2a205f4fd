import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The page of each kind of record and its loader, below `src/app/pages`, by the first part of its address; '' is home. */
export const pageModules: Readonly<Record<string, readonly string[]>> = {
  '': ['home/HomePage.tsx', 'home/home-loader.ts'],
  genes: ['feature/GenePage.tsx', 'feature/gene-loader.ts'],
  features: ['feature/FeaturePage.tsx', 'feature/feature-loader.ts'],
  variants: ['variant/VariantPage.tsx', 'variant/variant-loader.ts'],
  'molecular-profiles': [
    'molecular-profile/MolecularProfilePage.tsx',
    'molecular-profile/molecular-profile-loader.ts',
  ],
  evidence: ['evidence/EvidencePage.tsx', 'evidence/evidence-loader.ts'],
  assertions: ['assertion/AssertionPage.tsx', 'assertion/assertion-loader.ts'],
  'variant-groups': ['variant-group/VariantGroupPage.tsx', 'variant-group/variant-group-loader.ts'],
  sources: ['source/SourcePage.tsx', 'source/source-loader.ts'],
  diseases: ['disease/DiseasePage.tsx', 'disease/disease-loader.ts'],
  therapies: ['therapy/TherapyPage.tsx', 'therapy/therapy-loader.ts'],
  phenotypes: ['phenotype/PhenotypePage.tsx', 'phenotype/phenotype-loader.ts'],
  'variant-types': ['variant-type/VariantTypePage.tsx', 'variant-type/variant-type-loader.ts'],
  'clinical-trials': ['clinical-trial/ClinicalTrialPage.tsx', 'clinical-trial/clinical-trial-loader.ts'],
  users: ['user/UserPage.tsx', 'user/user-loader.ts'],
  organizations: ['organization/OrganizationPage.tsx', 'organization/organization-loader.ts'],
}

/** The module of the table on each page that is one table, below `src/app/entities/tables`, by its path. */
const tableModules: Readonly<Record<string, string>> = {
  '/genes': 'features-table.tsx',
  '/variants': 'variants-table.tsx',
  '/molecular-profiles': 'browse-profiles-table.tsx',
  '/evidence': 'evidence-table.tsx',
  '/assertions': 'assertions-table.tsx',
  '/variant-groups': 'variant-groups-table.tsx',
  '/sources': 'sources-table.tsx',
  '/diseases': 'diseases-table.tsx',
  '/therapies': 'therapies-table.tsx',
  '/phenotypes': 'phenotypes-table.tsx',
}

/** The modules of the pages of lists that are no table, below `src/app/pages`, by their path. */
const listModules: Readonly<Record<string, readonly string[]>> = {
  '/changes': ['changes/ChangesPage.tsx', 'changes/changes-loader.ts'],
}

/** Checks whether the page at a path is a list that is no table. */
export const isListPath = (path: string): boolean => Object.hasOwn(listModules, path)

/** Checks whether the page at a path is one table. */
export const isTablePath = (path: string): boolean => Object.hasOwn(tableModules, path)

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

/** Which file each module of the app was built into, and what that file imports. */
export type Manifest = z.infer<typeof Manifest>

/** Manifest of the build in the folder; null where it says nothing. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => null)
  return text === null ? null : Manifest.parse(JSON.parse(text))
}

/** The files (`assets/…`) of the entries, with all that they import from the start. */
export function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const taken = new Set<string>()
  const take = (key: string) => {
    const entry = manifest[key]
    if (!entry || taken.has(key)) return
    taken.add(key)
    entry.imports.forEach(take)
  }
  entries.forEach(take)
  return new Set([...taken].map((key) => manifest[key]?.file ?? ''))
}

/** The modules that a page needs at once, below `src/app`. */
function modulesOf(path: string): string[] {
  const table = isTablePath(path) ? tableModules[path] : undefined
  if (table) {
    const modules = ['VirtualRecordTable.tsx', 'record-table.ts', table]
    return ['pages/browse/BrowsePage.tsx', ...modules.map((name) => `entities/tables/${name}`)]
  }
  const list = isListPath(path) ? listModules[path] : undefined
  if (list) return list.map((module) => `pages/${module}`)
  const [first = '', id, ...rest] = path.split('/').slice(1)
  const isPage = rest.length === 0 && (first === '') === !id
  return isPage ? (pageModules[first] ?? []).map((module) => `pages/${module}`) : []
}

/** The files that a page needs at once beyond those that every page names itself. */
export function filesOfPage(manifest: Manifest, path: string): string[] {
  const named = filesOf(manifest, ['index.html'])
  const needed = filesOf(
    manifest,
    modulesOf(path).map((module) => `src/app/${module}`),
  )
  return [...needed].filter((file) => !named.has(file))
}
