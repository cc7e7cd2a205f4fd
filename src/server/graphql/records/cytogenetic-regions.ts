import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import {
  cytogeneticCoordinates,
  cytogeneticRegionById,
} from '#server/knowledge/records/variants/cytogenetic-regions.ts'
import type { CytogeneticCoordinateRecord } from '#server/knowledge/records/variants/cytogenetic-regions.ts'
import { existing } from '#server/knowledge/records/records.ts'
import type { CytogeneticRegionRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import { ReferenceBuild } from '../schema/enums.ts'
import { relation } from '../schema/relation.ts'

export const CytogeneticRegion = builder.objectRef<CytogeneticRegionRecord>('CytogeneticRegion')

/** Builds a region has coordinates on; more will not come. */
const MOST_BUILDS = 10

const CytogeneticCoordinate = builder
  .objectRef<CytogeneticCoordinateRecord>('CytogeneticCoordinate')
  .implement({
    description:
      'Coordinates of a cytogenetic region on one reference build; positions are 1-based and inclusive.',
    fields: (t) => ({
      id: t.int({
        description: 'Id of the coordinates.',
        resolve: (place) =>
          place.cytogenetic_region_id * MOST_BUILDS + referenceBuilds.rank(place.reference_build),
      }),
      chromosome: t.string({
        description: 'The chromosome, such as 7 or X.',
        resolve: async (place, _args, { load }) =>
          (await existing(load(cytogeneticRegionById, place.cytogenetic_region_id))).chromosome,
      }),
      cytogeneticRegion: relation(t, CytogeneticRegion, 'The cytogenetic region.', {
        cytogenetic_region_id: cytogeneticRegionById,
      }),
      referenceBuild: t.expose('reference_build', {
        type: ReferenceBuild,
        description: 'Reference build of the positions.',
      }),
      start: t.exposeInt('start', { description: 'Start position.' }),
      stop: t.exposeInt('stop', { description: 'Stop position.' }),
    }),
  })

CytogeneticRegion.implement({
  description: 'A cytogenetic region: a band, an arm or a whole chromosome.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the cytogenetic region.' }),
    name: t.exposeString('name', { description: 'Chromosome and band, such as 17p13.1.' }),
    chromosome: t.exposeString('chromosome', { description: 'The chromosome, such as 7 or X.' }),
    band: t.exposeString('band', {
      nullable: true,
      description: 'Band or arm; null for a whole chromosome.',
    }),
    cytogeneticCoordinates: relation(t, [CytogeneticCoordinate], 'Coordinates by reference build.', {
      id: cytogeneticCoordinates,
    }),
  }),
})

builder.queryField('cytogeneticRegion', (t) =>
  t.field({
    type: CytogeneticRegion,
    nullable: true,
    description: 'One cytogenetic region.',
    args: { id: t.arg.int({ required: true, description: 'Id of the cytogenetic region.' }) },
    resolve: (_root, { id }, { load }) => load(cytogeneticRegionById, id),
  }),
)
