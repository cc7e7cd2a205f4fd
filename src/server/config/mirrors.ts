import { z } from 'zod'
import { defineSettings } from './settings.ts'

/** Settings of mirrors: minutes between two runs, 0 for none but on request. */
export const mirrorSettings = defineSettings({
  variables: {
    MIRROR_MINUTES: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a whole number of minutes from 0 (never) to 9999')
      .transform(Number)
      .default(10)
      .describe('minutes between two runs of a mirror; 0: only on request'),
  },
  read: ({ MIRROR_MINUTES }) => ({ minutes: MIRROR_MINUTES }),
})
