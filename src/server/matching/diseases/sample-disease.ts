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

/** The context for each disease of a file's samples, which the columns ONCOTREE_CODE and CANCER_TYPE give. */
export function sampleContexts(
  db: Reading,
  context: ReportContext,
  { diseases }: Pick<FileSamples, 'diseases'>,
): (sample: string | null) => Promise<SampleContext> {
  const contexts = new Map<string, Promise<SampleContext>>()

  async function inDisease(text: string): Promise<SampleContext> {
    try {
      return { context: context.inDisease(await findPatientDisease(db, text)), warnings: [] }
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      return { context, warnings: [`The disease in the file was ignored. ${error.message}`] }
    }
  }

  return async (sample) => {
    const [text, ...others] = diseases.get(sample) ?? []
    if (text === undefined) return { context, warnings: [] }
    const ignored = (why: string) => ({
      context,
      warnings: [`The disease in the file (${text}) was ignored, as ${why}.`],
    })
    if (context.patient.disease) return ignored(`${context.patient.disease.name} was given`)
    if (others.length > 0)
      return ignored(`the rows of the sample name several: ${[text, ...others].join(', ')}`)
    const found = contexts.get(text) ?? inDisease(text)
    contexts.set(text, found)
    return found
  }
}
