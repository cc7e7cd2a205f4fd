import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { liftAlteration } from '#domain/matching/sequences/lift-over.ts'
import { agreesWithSequence, leftAligned } from '#domain/matching/sequences/reference-sequence.ts'
import type { BasesAt } from '#domain/matching/sequences/reference-sequence.ts'
import type { Sample } from '#domain/matching/sample/sample.ts'
import { KNOWLEDGE_BUILD } from '#domain/variants/reference-build.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { OTHER_BUILD } from './lift-over.ts'
import type { KnowledgeLiftOver } from './lift-over.ts'

/** Placement of alleles of a sample on the build of the knowledge. */
export interface Placement {
  /** Null where no chain file was imported. */
  liftOver: KnowledgeLiftOver | null
  /** Bases of the build of the knowledge; null where no sequence is configured. */
  basesAt: BasesAt | null
}

export const NO_PLACEMENT: Placement = { liftOver: null, basesAt: null }

const buildOf = (found: Alteration, build: ReferenceBuild | null): ReferenceBuild | null =>
  found.kind === 'SMALL_VARIANT' && found.allele ? (found.allele.build ?? build) : null

/**
 * The alteration with its allele on the build of the knowledge, left-aligned. One that lies on another build keeps its
 * place there; one whose reference bases are not those of the sequence loses it.
 */
export function placed(
  found: Alteration,
  build: ReferenceBuild | null,
  { liftOver, basesAt }: Placement,
): Alteration {
  const onBuild = liftOver ? liftAlteration(found, build, liftOver) : found
  if (!basesAt || onBuild.kind !== 'SMALL_VARIANT' || !onBuild.allele) return onBuild
  if (buildOf(onBuild, build) !== KNOWLEDGE_BUILD) return onBuild
  if (agreesWithSequence(onBuild.allele, basesAt) === false) return { ...onBuild, allele: null }
  return { ...onBuild, allele: leftAligned(onBuild.allele, basesAt) }
}

/** The sample with its alleles on the build of the knowledge, and what is to be said of those that have no place there. */
export function placedSample(sample: Sample, placement: Placement): { sample: Sample; warnings: string[] } {
  const place = (one: Alteration) => placed(one, sample.build, placement)
  const after: Sample = {
    ...sample,
    alterations: sample.alterations.map(place),
    absences: sample.absences.map(place),
  }
  const countOn = (some: readonly Alteration[], targetBuild: ReferenceBuild) =>
    some.filter((one) => buildOf(one, sample.build) === targetBuild).length
  const onOther = countOn(sample.alterations, OTHER_BUILD)
  const left = countOn(after.alterations, OTHER_BUILD)
  const contrary = sample.alterations.filter(
    (one, at) =>
      buildOf(one, sample.build) !== null && buildOf(after.alterations[at] ?? one, sample.build) === null,
  ).length
  const warnings: string[] = []
  if (onOther > 0 && !placement.liftOver)
    warnings.push(
      `${onOther} positions of GRCh38 were not placed on GRCh37, on which the knowledge lies: no chain file was imported.`,
    )
  else if (left > 0)
    warnings.push(`${left} of ${onOther} positions of GRCh38 have no place on GRCh37: not placed.`)
  if (contrary > 0)
    warnings.push(
      `${contrary} of ${sample.alterations.length} alterations have other reference bases than GRCh37: their positions were not compared.`,
    )
  return { sample: after, warnings }
}
