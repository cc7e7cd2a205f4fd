import { z } from 'zod'
import { defineSettings } from './settings.ts'

const MB = 1024 * 1024

/** Bounds of a download. */
export interface DownloadLimits {
  /** Bytes of all files together, unpacked. */
  mostBytes: number
  /** Hosts to which redirects may lead, and which need not be of the public internet. */
  hosts: readonly string[]
}

export const defaultDownloadLimits: DownloadLimits = { mostBytes: 2048 * MB, hosts: [] }

/** Settings that limit imports by URL. */
export const importSettings = defineSettings({
  variables: {
    IMPORT_DOWNLOAD_MB: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a whole number of megabytes from 1 to 9999999')
      .transform(Number)
      .default(defaultDownloadLimits.mostBytes / MB)
      .describe('maximum size of the files of an import by URL together, in MB'),
    IMPORT_HOSTS: z
      .string()
      .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/, 'must be host names or IP addresses, separated by commas')
      .transform((hosts) => hosts.split(/\s*,\s*/))
      .default([])
      .describe(
        'hosts to which redirects of an import by URL may lead, and which may have private addresses, separated by commas',
      ),
  },
  read: (values): DownloadLimits => ({
    mostBytes: values.IMPORT_DOWNLOAD_MB * MB,
    hosts: values.IMPORT_HOSTS,
  }),
})
