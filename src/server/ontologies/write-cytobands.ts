import { noReferenceCounts } from './reference-context.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'
import type { readCytobands } from './cytobands.ts'

/** Adds the stretches that are missing and gives all of them their coordinates on the build of the file. */
export async function writeCytobands(
  { tx, writer, ids }: ReferenceContext,
  { build, stretches }: Awaited<ReturnType<typeof readCytobands>>,
): Promise<ReferenceCounts> {
  const counts = { ...noReferenceCounts(), read: stretches.length }
  const rows = await tx
    .selectFrom('cytogenetic_regions as region')
    .leftJoin('cytogenetic_coordinates as place', (join) =>
      join.onRef('place.cytogenetic_region_id', '=', 'region.id').on('place.reference_build', '=', build),
    )
    .select(['region.id', 'region.name', 'place.start', 'place.stop'])
    .execute()
  const existing = new Map(rows.map((row) => [row.name, row]))
  const regions = []
  const places = []
  for (const { name, chromosome, band, start, stop } of stretches) {
    const there = existing.get(name)
    const id = there?.id ?? (await ids.next('cytogenetic_regions'))
    if (!there) {
      regions.push({ id, name, chromosome, band })
      counts.added += 1
    } else if (there.start === start && there.stop === stop) {
      counts.unchanged += 1
      continue
    } else counts.changed += 1
    places.push({ cytogenetic_region_id: id, reference_build: build, start, stop })
  }
  await writer.insert('cytogenetic_regions', regions)
  await writer.insert('cytogenetic_coordinates', places, {
    do: 'update',
    key: ['cytogenetic_region_id', 'reference_build'],
    keep: [],
  })
  return counts
}
