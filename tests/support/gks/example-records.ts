import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addVariant,
} from '#tests/support/factories.ts'

const folder = resolve(import.meta.dirname, '../../../../shared/contract/gks')

/** Folder of the published schemas and examples, or null where there is none: its tests are then skipped by name. */
export const gksContract = existsSync(folder) ? folder : null

/** A published example. */
export const example = (name: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'examples', name), 'utf8'))

const Coded = z.object({
  name: z.string(),
  mappings: z.array(z.object({ coding: z.object({ code: z.string() }) })),
})
const Identified = z.object({ id: z.string() })
const Extensions = z.array(z.object({ name: z.string(), value: z.unknown() }))
const Profile = Identified.extend({
  aliases: z.array(z.string()),
  extensions: Extensions,
  mappings: z.array(
    z.object({
      coding: z.object({ id: z.string().optional(), name: z.string().optional(), code: z.string() }),
    }),
  ),
})
const Source = Identified.extend({ name: z.string(), title: z.string(), pmid: z.string() })
const Record = Identified.extend({
  description: z.string(),
  proposition: z.object({ subjectVariant: Profile, geneContextQualifier: Coded.extend({ id: z.string() }) }),
  hasEvidenceLines: z.tuple([
    z.object({
      targetProposition: z.object({ objectCondition: Coded.extend({ id: z.string() }) }),
      hasEvidenceItems: z.array(
        Identified.extend({ description: z.string(), reportedIn: z.tuple([Source, z.string()]) }),
      ),
    }),
  ]),
})
const Coordinate = z.object({
  chromosome: z.string(),
  start: z.number(),
  stop: z.number(),
  reference_bases: z.string(),
  variant_bases: z.string(),
})

const numberOf = (identifier: string) => Number(identifier.split(':').at(-1))
const RELEASE = { origin: 'RELEASE' } as const

async function addExpressions(tx: Writing, variant: number, extensions: z.infer<typeof Extensions>) {
  const expressions = z
    .array(z.object({ value: z.string() }))
    .parse(extensions.find(({ name }) => name === 'expressions')?.value)
  for (const { value } of expressions) {
    const { id } = await tx
      .insertInto('hgvs_descriptions')
      .values({ name: value, name_folded: foldText(value) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('variant_hgvs_descriptions')
      .values({ variant_id: variant, hgvs_description_id: id })
      .execute()
  }
}

/** The variant of an example with what describes it. */
async function addExampleVariant(
  tx: Writing,
  { subjectVariant, geneContextQualifier: gene }: z.infer<typeof Record>['proposition'],
) {
  const { extensions, mappings, aliases } = subjectVariant
  const named = mappings.find(({ coding }) => coding.id?.startsWith('civic.vid:'))?.coding
  const feature = await addFeature(tx, gene.name, { id: numberOf(gene.id), ...RELEASE })
  const profile = { id: numberOf(subjectVariant.id), ...RELEASE }
  const given = { id: Number(named?.code), aliases, profile, ...RELEASE }
  const added = await addVariant(tx, feature, named?.name, given)
  const place = extensions.find(({ name }) => name === 'CIViC representative coordinate')?.value
  await addCoordinates(tx, added.id, Coordinate.parse(place))
  await addExpressions(tx, added.id, extensions)
  return added
}

/** A published example of a diagnostic assertion of tier II as records of a release, accepted. @returns id of the assertion */
export async function addDiagnosticExample(tx: Writing, name: string): Promise<number> {
  const { id, description, proposition, hasEvidenceLines } = Record.parse(example(name))
  const added = await addExampleVariant(tx, proposition)
  const [{ targetProposition, hasEvidenceItems }] = hasEvidenceLines
  const { objectCondition } = targetProposition
  const doid = objectCondition.mappings[0]?.coding.code.replace('DOID:', '')
  const disease_id = await addDisease(tx, objectCondition.name, { id: numberOf(objectCondition.id), doid })
  const said = { significance: 'POSITIVE', disease_id, ...RELEASE } as const
  const evidence: number[] = []
  for (const item of hasEvidenceItems) {
    const [{ id: source, pmid, name: citation, title }] = item.reportedIn
    const source_id = await addSource(tx, { id: numberOf(source), citation_id: pmid, citation, title })
    const given = { id: numberOf(item.id), description: item.description, source_id }
    evidence.push(await addEvidence(tx, added.profile, { ...said, evidence_type: 'DIAGNOSTIC', ...given }))
  }
  return addAssertion(tx, added.profile, {
    ...said,
    id: numberOf(id),
    description,
    assertion_type: 'DIAGNOSTIC',
    amp_level: 'TIER_II_LEVEL_C',
    variant_origin: 'SOMATIC',
    evidence,
  })
}
