import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Reading } from '#server/storage/database.ts'
import type { FileSamples } from '../file-samples.ts'
import type { ReportContext } from '../report-context.ts'
import { findPatientDisease } from './patient-disease.ts'

/** The context in which a sample is matched, and what is to be said of its disease. */
interface SampleContext {
  context: ReportContext
  warnings: string[]
}

/** The context for each disease and origin that a file gives of its samples: columns such as ONCOTREE_CODE, or FHIR. */
export function sampleContexts(
  db: Reading,
  context: ReportContext,
  { diseases, origins }: Pick<FileSamples, 'diseases' | 'origins'>,
): (sample: string | null) => Promise<SampleContext> {
  const contexts = new Map<string, Promise<SampleContext>>()

  async function inDisease(text: string, facts: { origin?: SampleOrigin }): Promise<SampleContext> {
    try {
      const disease = await findPatientDisease(db, text)
      return { context: context.forPatient({ ...facts, disease }), warnings: [] }
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      return {
        context: context.forPatient(facts),
        warnings: [`The disease in the file was ignored. ${error.message}`],
      }
    }
  }

  return async (sample) => {
    const [text, ...others] = diseases.get(sample) ?? []
    const origin = context.patient.origin === 'UNKNOWN' ? origins.get(sample) : undefined
    const facts = origin ? { origin } : {}
    const without = origin ? context.forPatient(facts) : context
    if (text === undefined) return { context: without, warnings: [] }
    const ignored = (why: string) => ({
      context: without,
      warnings: [`The disease in the file (${text}) was ignored, as ${why}.`],
    })
    if (context.patient.disease) return ignored(`${context.patient.disease.name} was given`)
    if (others.length > 0) return ignored(`the sample has several: ${[text, ...others].join(', ')}`)
    const key = `${origin} ${text}`
    const found = contexts.get(key) ?? inDisease(text, facts)
    contexts.set(key, found)
    return found
  }
}
