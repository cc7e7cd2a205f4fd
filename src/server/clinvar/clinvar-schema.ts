import { z } from 'zod'
import { parseValues } from '#server/errors/parse-values.ts'
import { ACCESSION } from './accession.ts'
import { CLINVAR_SIGNIFICANCES, CLINVAR_TIERS } from './clinvar-rules.ts'
import { COLLECTION_METHODS } from './clinvar-settings.ts'
import type { ClinicalImpactSubmission, ClinvarReason, OncogenicitySubmission } from './clinvar-types.ts'

const text = z.string().min(1)
const CHROMOSOMES = [...Array.from({ length: 22 }, (_, index) => String(index + 1)), 'X', 'Y', 'MT']

const oneOf = (values: readonly (string | null)[]) => z.enum(values.filter((value) => value !== null))

const Variant = z
  .strictObject({
    hgvs: text.optional(),
    chromosomeCoordinates: z
      .strictObject({
        assembly: oneOf(['GRCh38', 'GRCh37', 'NCBI36']),
        chromosome: oneOf(CHROMOSOMES),
        start: z.int().nonnegative(),
        stop: z.int().nonnegative(),
        referenceAllele: text,
        alternateAllele: text,
      })
      .optional(),
    gene: z
      .array(z.strictObject({ symbol: text }))
      .min(1)
      .optional(),
    alternateDesignations: z.array(text).min(1).optional(),
  })
  .refine(
    ({ hgvs, chromosomeCoordinates }) => (hgvs === undefined) !== (chromosomeCoordinates === undefined),
    'it must have either an HGVS expression or coordinates',
  )

const base = {
  recordStatus: z.enum(['novel', 'update']),
  clinvarAccession: z.string().regex(ACCESSION).optional(),
  localID: text,
  submittedAssembly: oneOf(['GRCh38', 'GRCh37', 'NCBI36']),
  localKey: text,
  observedIn: z
    .array(
      z.strictObject({
        affectedStatus: text,
        alleleOrigin: oneOf(['somatic', 'germline', 'unknown', 'not applicable']),
        collectionMethod: oneOf(COLLECTION_METHODS),
      }),
    )
    .min(1),
  conditionSet: z.strictObject({
    condition: z
      .array(z.union([z.strictObject({ db: text, id: text }), z.strictObject({ name: text })]))
      .min(1),
  }),
  variantSet: z.strictObject({ variant: z.array(Variant).min(1) }),
}

const details = {
  comment: text.optional(),
  citation: z
    .array(
      z.union([
        z.strictObject({ db: z.enum(['PubMed', 'DOI']), id: text }),
        z.strictObject({ url: z.url() }),
      ]),
    )
    .min(1),
  dateLastEvaluated: z.string().regex(/^[1-9]\d{3}-[01]\d-[0-3]\d$/),
}

const Submission = z.union([
  z.strictObject({
    ...base,
    clinicalImpactClassification: z.strictObject({
      clinicalImpactClassificationDescription: oneOf(Object.values(CLINVAR_TIERS)),
      assertionTypeForClinicalImpact: oneOf(Object.values(CLINVAR_SIGNIFICANCES.clinicalImpact)),
      drugForTherapeuticAssertion: text.optional(),
      ...details,
    }),
  }),
  z.strictObject({
    ...base,
    oncogenicityClassification: z.strictObject({
      oncogenicityClassificationDescription: oneOf(Object.values(CLINVAR_SIGNIFICANCES.oncogenicity)),
      ...details,
    }),
  }),
])

/** The reason against a submission that ClinVar's schema does not allow, as its chromosome is none; none against others. */
export function validityReasons(
  submission: ClinicalImpactSubmission | OncogenicitySubmission,
): ClinvarReason[] {
  const read = parseValues(Submission, submission)
  if (read.ok) return []
  return [{ code: 'not-valid', message: `ClinVar’s schema does not allow it: ${read.errors[0]}` }]
}
