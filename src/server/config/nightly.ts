import { z } from 'zod'
import { defineSettings } from './settings.ts'

/** Settings of nightly work: number of states to keep, and the delay in seconds after startup of a release that was missed. */
export const nightlySettings = defineSettings({
  variables: {
    NIGHTLY_STATES: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a whole number of nights from 0 (none) to 9999')
      .transform(Number)
      .default(30)
      .describe('number of nightly frozen states to keep; 0 for none'),
    NIGHTLY_DELAY: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number of seconds from 0 to 99999')
      .transform(Number)
      .default(300)
      .describe('seconds after startup before a nightly release missed at midnight is built'),
  },
  read: ({ NIGHTLY_STATES, NIGHTLY_DELAY }) => ({ states: NIGHTLY_STATES, delay: NIGHTLY_DELAY }),
})
