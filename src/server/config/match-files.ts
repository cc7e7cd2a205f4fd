import { z } from 'zod'
import { defineSettings } from './settings.ts'
const MB = 1024 * 1024

/** Bounds of a file that is sent to be matched, and of its answer. */
export interface MatchFileBounds {
  /** Bytes that a file may have as it is sent. */
  fileBytes: number
  /** Samples of a file. */
  samples: number
  /** Bytes of an answer. */
  answerBytes: number
}

/** Suitable for a process with 1 GB of memory. */
export const defaultMatchFileBounds: MatchFileBounds = {
  fileBytes: 64 * MB,
  samples: 20_000,
  answerBytes: 256 * MB,
}

const defaults = defaultMatchFileBounds

const megabytes = (fallback: number, meaning: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of megabytes from 1 to 9999')
    .transform(Number)
    .default(fallback)
    .describe(meaning)

/** Settings that limit files to match, and the responses to them. */
export const matchFileSettings = defineSettings({
  variables: {
    MATCH_FILE_MB: megabytes(
      defaults.fileBytes / MB,
      'maximum size of a file to match over HTTP, in MB; match larger files on the command line',
    ),
    MATCH_FILE_SAMPLES: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a whole number of samples from 1 to 9999999')
      .transform(Number)
      .default(defaults.samples)
      .describe('maximum number of samples of a file to match over HTTP; the command line has no limit'),
    MATCH_ANSWER_MB: megabytes(
      defaults.answerBytes / MB,
      'maximum size of the response to a file to match over HTTP, in MB; the command line has no limit',
    ),
  },
  read: (values): MatchFileBounds => ({
    fileBytes: values.MATCH_FILE_MB * MB,
    samples: values.MATCH_FILE_SAMPLES,
    answerBytes: values.MATCH_ANSWER_MB * MB,
  }),
})
