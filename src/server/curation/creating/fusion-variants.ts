import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { validateExon } from '#domain/variants/coordinate-rules.ts'
import type { ExonPlace } from '#domain/variants/coordinate-rules.ts'
import { violationIf } from '#domain/validity.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { fusionNames, fusionSides, sidesOfFusion } from '../revising/fusion-variant.ts'
import type { FusionSideName } from '../revising/fusion-variant.ts'
import { assertValid } from '../validity.ts'
import { insertFusionStubs } from './fusion-coordinates.ts'
import { announceVariant, featureFor, insertVariant, variantWhere } from './variants.ts'
import type { CreatedVariant } from './variants.ts'

/**
 * Makes a variant of a fusion at certain exons, unless the fusion has one with the same VICC name
 * (curation rules, section 7).
 * @throws ClientError when there is no such fusion, or when the exons do not fit it or are not valid
 */
export async function createFusionVariant(
  curation: Curation,
  { featureId, exons }: { featureId: number; exons: Record<FusionSideName, ExonPlace | null> },
): Promise<CreatedVariant> {
  const feature = await featureFor(curation, featureId, ['FUSION'])
  const sides = await sidesOfFusion(curation.tx, featureId)
  assertValid(
    (['fivePrime', 'threePrime'] as const).flatMap((name) => {
      const { label } = fusionSides[name]
      const { status } = sides[name]
      const exon = exons[name]
      const coordinates = status === 'KNOWN' && exon ? validateExon(exon) : []
      return [
        ...violationIf(
          status === 'KNOWN' && !exon,
          'exon',
          `The ${label} side of ${feature.name} needs its transcript and exon.`,
        ),
        ...violationIf(
          status !== 'KNOWN' && exon,
          'exon',
          `The ${label} side of ${feature.name} has no known gene and so no exon.`,
        ),
        ...coordinates.map(({ attribute, message }) => ({
          attribute,
          message: `${label} side: ${message}`,
        })),
      ]
    }),
  )
  const names = fusionNames(sides, exons)
  if (!names)
    throw new ClientError('BAD_USER_INPUT', `Variants of ${feature.name} need an exon on each known side`)
  const { name, viccName } = names
  const existing = await variantWhere(curation, featureId, sql<SqlBool>`vicc_name = ${viccName}`)
  if (existing) return existing
  const created = await insertVariant(curation, feature, { name, viccName })
  await insertFusionStubs(curation, created.variantId, sides, exons)
  await announceVariant(curation, created)
  return created
}
