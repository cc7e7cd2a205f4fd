import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const dist = new URL('../../dist/', import.meta.url)
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

/** Bytes: what a reader's page may need before it shows its record (JavaScript, gzip), and its style sheets. */
const mostScript = 180_000
const mostStyle = 25_000

/** The module of each page and of its loader, below src/app/pages. */
const pages = {
  home: ['home/HomePage.tsx', 'home/home-loader.ts'],
  gene: ['feature/GenePage.tsx', 'feature/gene-loader.ts'],
  feature: ['feature/FeaturePage.tsx', 'feature/feature-loader.ts'],
  variant: ['variant/VariantPage.tsx', 'variant/variant-loader.ts'],
  'molecular profile': [
    'molecular-profile/MolecularProfilePage.tsx',
    'molecular-profile/molecular-profile-loader.ts',
  ],
  'evidence item': ['evidence/EvidencePage.tsx', 'evidence/evidence-loader.ts'],
  assertion: ['assertion/AssertionPage.tsx', 'assertion/assertion-loader.ts'],
  'variant group': ['variant-group/VariantGroupPage.tsx', 'variant-group/variant-group-loader.ts'],
  source: ['source/SourcePage.tsx', 'source/source-loader.ts'],
  disease: ['disease/DiseasePage.tsx', 'disease/disease-loader.ts'],
  therapy: ['therapy/TherapyPage.tsx', 'therapy/therapy-loader.ts'],
  phenotype: ['phenotype/PhenotypePage.tsx', 'phenotype/phenotype-loader.ts'],
  'variant type': ['variant-type/VariantTypePage.tsx', 'variant-type/variant-type-loader.ts'],
  'clinical trial': ['clinical-trial/ClinicalTrialPage.tsx', 'clinical-trial/clinical-trial-loader.ts'],
  user: ['user/UserPage.tsx', 'user/user-loader.ts'],
  organization: ['organization/OrganizationPage.tsx', 'organization/organization-loader.ts'],
}

const readManifest = () =>
  Manifest.parse(JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')))

/** The modules and everything that they import from the start. */
function closure(manifest: z.infer<typeof Manifest>, modules: readonly string[]): Set<string> {
  const found = new Set<string>()
  const take = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    const entry = manifest[key]
    if (!entry) throw new Error(`the build has no file for ${key}`)
    entry.imports.forEach(take)
  }
  modules.forEach(take)
  return found
}

const zipped = (file: string) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length

for (const [name, modules] of Object.entries(pages)) {
  test(`${name}: what the page needs before it is shown weighs little`, () => {
    const manifest = readManifest()
    const needed = [...closure(manifest, ['index.html', ...modules.map((path) => `src/app/pages/${path}`)])]
    const scripts = new Set(needed.map((key) => manifest[key]?.file ?? ''))
    const styles = new Set(needed.flatMap((key) => manifest[key]?.css ?? []))
    const bytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + zipped(file), 0)
    expect(bytes(scripts)).toBeLessThanOrEqual(mostScript)
    expect(bytes(styles)).toBeLessThanOrEqual(mostStyle)
    expect(scripts.size).toBeGreaterThan(3)
  })
}
