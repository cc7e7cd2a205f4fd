import { z } from 'zod'
import { paths } from '#app/paths.ts'
import type { RecordAddress } from './first-load.ts'

/** Records of the release of 2024 with much to show; terms, whose ids the import gives, by what names them. */
const query = `{
  evidenceItem(id: 1421) { disease { id } therapies { id } source { id } }
  assertion(id: 4) { phenotypes { id } }
  variant(id: 12) { variantTypes { id } }
  factors(first: 1) { nodes { id } }
  clinicalTrials(first: 1) { nodes { id } }
  users(first: 1) { nodes { id } }
}`

const Some = z.tuple([z.object({ id: z.number() })], z.unknown())
const Answer = z.object({
  data: z.object({
    evidenceItem: z.object({
      disease: z.object({ id: z.number() }),
      therapies: Some,
      source: z.object({ id: z.number() }),
    }),
    assertion: z.object({ phenotypes: Some }),
    variant: z.object({ variantTypes: Some }),
    factors: z.object({ nodes: Some }),
    clinicalTrials: z.object({ nodes: Some }),
    users: z.object({ nodes: Some }),
  }),
})

/** The address of a record of each kind that the release has. */
export async function recordsOfEachKind(url: string): Promise<RecordAddress[]> {
  const answer = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = Answer.parse(await answer.json())
  const { evidenceItem: evidence, assertion, variant } = data
  return [
    { kind: 'gene', path: paths.gene.href('BRAF') },
    { kind: 'feature', path: paths.feature.href(data.factors.nodes[0].id) },
    { kind: 'variant', path: paths.variant.href(12) },
    { kind: 'molecular profile', path: paths.molecularProfile.href(12) },
    { kind: 'evidence item', path: paths.evidenceItem.href(1421) },
    { kind: 'assertion', path: paths.assertion.href(7) },
    { kind: 'variant group', path: paths.variantGroup.href(1) },
    { kind: 'source', path: paths.source.href(evidence.source.id) },
    { kind: 'disease', path: paths.disease.href(evidence.disease.id) },
    { kind: 'therapy', path: paths.therapy.href(evidence.therapies[0].id) },
    { kind: 'phenotype', path: paths.phenotype.href(assertion.phenotypes[0].id) },
    { kind: 'variant type', path: paths.variantType.href(variant.variantTypes[0].id) },
    { kind: 'clinical trial', path: paths.clinicalTrial.href(data.clinicalTrials.nodes[0].id) },
    { kind: 'user', path: paths.user.href(data.users.nodes[0].id) },
  ]
}
