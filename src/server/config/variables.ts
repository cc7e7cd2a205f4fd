import { z } from 'zod'
import { fileInPlaceOfFolder } from '#server/files/make-folder.ts'

/** Variable with a folder of this service, which may not be there yet. */
export const folder = (meaning: string) =>
  z
    .string()
    .refine((path) => fileInPlaceOfFolder(path) === null, {
      error: ({ input }) =>
        `must be a folder, or a path where one can be created; ${fileInPlaceOfFolder(String(input))} is a file`,
    })
    .optional()
    .describe(meaning)

/** Variable that is on or off. */
export const onOrOff = (fallback: 'on' | 'off', meaning: string) =>
  z.enum(['on', 'off'], 'must be on or off').default(fallback).describe(meaning)
