import { z } from 'zod'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { askBack, understood } from '#domain/matching/sample/line-reading.ts'
import type { LineReading, NameLookup } from '#domain/matching/sample/line-reading.ts'
import { parseGenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { sampleOrigins } from '#domain/matching/comparison/origin-agreement.ts'
import { assayKinds } from '#domain/matching/sample/sample.ts'

/** The most alterations of one sample that a request may send; larger ones go through the command line. */
const MOST_ALTERATIONS = 2000

const assayed = z.union([z.enum(['ALL', 'UNKNOWN']), z.array(z.string().max(60)).max(5000)])
const bases = z.string().regex(/^([ACGTN]*|-)$/i, 'must be bases (A, C, G, T, N) or -')

const structuredAlteration = z.strictObject({
  gene: z.string().max(60).optional(),
  proteinChange: z.string().max(200).optional(),
  codingChange: z.string().max(200).optional(),
  chromosome: z.string().max(10).optional(),
  start: z.int().min(1).optional(),
  reference: bases.optional(),
  alternate: bases.optional(),
  identifier: z.string().max(60).optional(),
})

/** Assayed alterations, by kind of alteration. */
export const assayedSchema = z
  .strictObject(Object.fromEntries(assayKinds.map((kind) => [kind, assayed.optional()])))
  .nullish()

const alterationLine = z.string().max(1000)

/** Alterations, one a line. */
export const alterationLinesSchema = z.array(alterationLine).max(MOST_ALTERATIONS)

/** An alteration as a line or by its parts. */
export const alterationSchema = z.union([alterationLine, structuredAlteration])

/** A request to match one sample: `POST /api/match`. */
export const MatchRequest = z.strictObject({
  alterations: z.array(alterationSchema).max(MOST_ALTERATIONS),
  sample: z.string().max(200).nullish(),
  build: z.enum(['GRCH37', 'GRCH38']).nullish(),
  origin: z.enum(sampleOrigins).nullish(),
  disease: z.union([z.string().max(200), z.int().min(1)]).nullish(),
  assayed: assayedSchema,
  status: z.enum(['ACCEPTED', 'SUBMITTED', 'NON_REJECTED', 'ALL']).nullish(),
})
export type MatchRequest = z.infer<typeof MatchRequest>

type Structured = z.infer<typeof structuredAlteration>

/** A place behind its chromosome, as a line has it; null for an insertion, whose bases lie between two positions. */
function lineOfPlace(before: string, { start = 0, reference = '', alternate }: Structured): string | null {
  if (reference === '') return null
  return alternate
    ? `${before}${start}${reference}>${alternate}`
    : `${before}g.${start}_${start + reference.length - 1}del`
}

/** Reads an alteration by its parts, as the line that says the same. */
function readStructured(parts: Structured, names: NameLookup): LineReading {
  const { gene, proteinChange, codingChange, chromosome, start, reference, alternate, identifier } = parts
  const words = [
    proteinChange && `p.${proteinChange.replace(/^p\./i, '')}`,
    codingChange && `c.${codingChange.replace(/^c\./i, '')}`,
  ].filter(Boolean)
  const place = chromosome && start !== undefined && reference !== undefined && alternate !== undefined
  const allele = place
    ? parseGenomicAllele(`${chromosome}-${start}-${reference || '-'}-${alternate || '-'}`)
    : null
  if (place && !allele) {
    return { ok: false, reason: `${chromosome}:${start} ${reference}>${alternate} is not an allele.` }
  }
  if (!gene || words.length === 0) {
    const identifiers = identifier ? [identifier.toUpperCase()] : []
    if (!allele && identifiers.length === 0) {
      return {
        ok: false,
        reason:
          'Give gene and proteinChange or codingChange, or chromosome, start, reference and alternate, or identifier.',
      }
    }
    const symbol = gene?.trim().toUpperCase() ?? null
    const [named = symbol, ...others] = symbol === null ? [] : names.featuresNamed(symbol)
    if (others.length > 0)
      return askBack(
        `${gene} may be ${[named, ...others].join(' or ')}: write the intended symbol.`,
        allele ? [named, ...others].flatMap((one) => lineOfPlace(`${one} ${chromosome}:`, parts) ?? []) : [],
      )
    return understood([smallVariant({ gene: named, allele, identifiers })])
  }
  const reading = parseAlterationLine(`${gene} ${words.join(' ')}`, names)
  if (!reading.ok) return reading
  return {
    ...reading,
    alterations: reading.alterations.map((one) => (one.kind === 'SMALL_VARIANT' ? { ...one, allele } : one)),
  }
}

/** Reads each alteration of a request; what is not understood says why. */
export const readAlteration = (input: string | Structured, names: NameLookup): LineReading =>
  typeof input === 'string' ? parseAlterationLine(input, names) : readStructured(input, names)
