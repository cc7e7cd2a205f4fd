import { searchDiseases } from '#app/curation/forms/references/reference-searches.ts'
import { emptySample, linesOf } from './sample.ts'
import type { Sample } from './sample.ts'

const EXAMPLE = ['EGFR L858R', 'EGFR p.Thr790Met', 'TP53 R175H', 'no KRAS G12C']
const DISEASE = { name: 'Lung Adenocarcinoma', doid: 'DOID:3910' }

/** A sample to try the page with; its disease only where this knowledgebase has it. */
export async function exampleSample(): Promise<Sample> {
  const found = await searchDiseases(DISEASE.name).catch(() => [])
  const disease = found.find(({ note }) => note === DISEASE.doid)?.reference ?? null
  return { ...emptySample, lines: linesOf(EXAMPLE), disease, origin: 'SOMATIC' }
}
