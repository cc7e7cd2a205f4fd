import { z } from 'zod'
import { onOrOff } from './variables.ts'

/** Copies of responses to readers without an account that proxies and CDNs may keep. */
export interface SharedCaching {
  /** Seconds after which no reader gets such a copy any more; 0: none is kept. */
  seconds: number
  /** Whether responses name the records they show, by which a CDN removes copies. */
  surrogateKeys: boolean
}

/** A reader at a tumour board may see knowledge half a minute old, not older. */
const defaultSharedCaching: SharedCaching = { seconds: 30, surrogateKeys: false }

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
  ALLOWED_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .refine(
      (names) => names.every((name) => URL.parse(`http://${name}/`)?.hostname === name),
      'must be names of hosts without ports, such as curia.intranet.example, separated by commas',
    )
    .default([])
    .describe(
      'names of hosts, separated by commas, for which the service answers beside that of PUBLIC_URL and loopback names; others are refused where PUBLIC_URL is set or HOST is a loopback address',
    ),
  ROBOTS: onOrOff('on', 'off: robots.txt and X-Robots-Tag forbid every crawler, and there is no site map'),
}

const Readers = z.object(readerVariables)

/** Configuration of what is between the service and its readers. */
export interface ReaderConfig {
  sharedCaching: SharedCaching
  /** Names of hosts for which the service answers beside those of its addresses. */
  allowedHosts: readonly string[]
  /** Whether crawlers may read the pages. */
  allowsRobots: boolean
}

/** Configuration from the variables. */
export const readerConfig = (values: z.infer<typeof Readers>): ReaderConfig => ({
  sharedCaching: { seconds: values.CACHE_SECONDS, surrogateKeys: values.SURROGATE_KEYS === 'on' },
  allowedHosts: values.ALLOWED_HOSTS,
  allowsRobots: values.ROBOTS === 'on',
})
