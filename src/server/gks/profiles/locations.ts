import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { FeatureRecord, VariantCoordinateRecord } from '#server/knowledge/records/records.ts'
import {
  cytogeneticCoordinates,
  cytogeneticRegionsOfFeature,
} from '#server/knowledge/records/variants/cytogenetic-regions.ts'
import type { GksContext } from '../gks-context.ts'
import { chromosomeSequence } from '../vrs/chromosome-sequences.ts'
import { sequenceLocation } from '../vrs/vrs-allele.ts'
import type { SequenceLocation } from '../vrs/vrs-types.ts'

interface Stretch {
  reference_build: ReferenceBuild | null
  chromosome: string | null
  start: number | null
  stop: number | null
}

/** The location of a stretch of a chromosome, 1-based inclusive; null where a part is missing or makes none. */
function locationOf({ reference_build: build, chromosome, start, stop }: Stretch): SequenceLocation | null {
  if (!build || !chromosome || start === null || stop === null || start < 1 || stop < start) return null
  const sequence = chromosomeSequence(build, chromosome)
  return sequence && sequenceLocation(sequence.refget, start - 1, stop)
}

/** Location of the one band or chromosome of a region, on GRCh37 before GRCh38. */
async function regionLocation(
  feature: FeatureRecord,
  { load }: GksContext,
): Promise<SequenceLocation | null> {
  const [region, ...others] = await load(cytogeneticRegionsOfFeature, feature.id)
  if (!region || others.length > 0) return null
  const places = await load(cytogeneticCoordinates, region.id)
  const located = places.map((place) => locationOf({ ...place, chromosome: region.chromosome }))
  return located.find((location) => location !== null) ?? null
}

/** Where the gene or region lies of which a variant changes the copies; null where that is not known. */
export const copyNumberLocation = async (
  feature: FeatureRecord,
  place: VariantCoordinateRecord | undefined,
  context: GksContext,
): Promise<SequenceLocation | null> =>
  feature.kind === 'REGION' ? regionLocation(feature, context) : place ? locationOf(place) : null
