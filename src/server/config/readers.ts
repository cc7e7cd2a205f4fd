import { z } from 'zod'

/** Copies of responses to readers without an account that proxies and CDNs may keep. */
export interface SharedCaching {
  /** Seconds after which no reader gets such a copy any more; 0: none is kept. */
  seconds: number
  /** Whether responses name the records they show, by which a CDN removes copies. */
  surrogateKeys: boolean
}

/** A reader at a tumour board may see knowledge half a minute old, not older. */
const defaultSharedCaching: SharedCaching = { seconds: 30, surrogateKeys: false }

const onOrOff = (fallback: 'on' | 'off', meaning: string) =>
  z.enum(['on', 'off'], 'must be on or off').default(fallback).describe(meaning)

/** Variables about proxies, CDNs and crawlers between the service and its readers. */
export const readerVariables = {
  CACHE_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number of seconds from 0 (no copies) to 9999')
    .transform(Number)
    .default(defaultSharedCaching.seconds)
    .describe(
      'maximum age of a response to a reader without an account that a proxy or CDN may keep; 0: it keeps none',
    ),
  SURROGATE_KEYS: onOrOff(
    'off',
    'on: such responses name their records in Surrogate-Key, by which a CDN removes copies',
  ),
  ROBOTS: onOrOff('on', 'off: robots.txt and X-Robots-Tag forbid every crawler, and there is no site map'),
}

const Readers = z.object(readerVariables)

/** Configuration of what is between the service and its readers. */
export interface ReaderConfig {
  sharedCaching: SharedCaching
  /** Whether crawlers may read the pages. */
  allowsRobots: boolean
}

/** Configuration from the variables. */
export const readerConfig = (values: z.infer<typeof Readers>): ReaderConfig => ({
  sharedCaching: { seconds: values.CACHE_SECONDS, surrogateKeys: values.SURROGATE_KEYS === 'on' },
  allowsRobots: values.ROBOTS === 'on',
})
