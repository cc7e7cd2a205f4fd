import { z } from 'zod'
import { curationMethodFile } from '#server/config/curation-method.ts'
import { defineSettings } from '#server/config/settings.ts'
import { CIVIC_METHOD } from './curation-method.ts'
import type { Method } from './gks-types.ts'

/** Configuration of GKS objects. */
export interface GksSettings {
  /** Prefix of the identifiers of records that were made here. */
  namespace: string
  /** The procedure by which records that were made here were curated. */
  curationMethod: Method
}

/** Settings of a service that is not configured otherwise. */
export const defaultGksSettings: GksSettings = { namespace: 'curia', curationMethod: CIVIC_METHOD }

/** Settings of objects of GA4GH GKS. */
export const gksSettings = defineSettings({
  variables: {
    GKS_NAMESPACE: z
      .string()
      .regex(/^[a-z][a-z0-9.-]{0,29}$/, 'must have 1 to 30 lower-case letters, digits, dots or hyphens')
      .refine((prefix) => prefix !== 'civic', 'must not be civic, which stands for records of CIViC')
      .default('curia')
      .describe('prefix of identifiers of records made here in GA4GH GKS'),
    GKS_CURATION_METHOD: curationMethodFile
      .optional()
      .describe(
        'JSON file with the method by which records made here were curated, in GA4GH GKS; the procedure of CIViC unless set',
      ),
  },
  read: ({ GKS_NAMESPACE, GKS_CURATION_METHOD }): GksSettings => ({
    namespace: GKS_NAMESPACE,
    curationMethod: GKS_CURATION_METHOD ?? CIVIC_METHOD,
  }),
})
