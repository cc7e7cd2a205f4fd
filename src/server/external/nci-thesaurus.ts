import { z } from 'zod'
import { parseForeignJson } from './bounded-json.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'

const Concept = z.object({
  synonyms: z.array(z.object({ name: z.string(), source: z.string().default('') })).default([]),
  definitions: z.array(z.object({ definition: z.string(), source: z.string().default('') })).default([]),
})

/** Other names and definitions of a concept, each with the vocabulary it is from; empty text where unnamed. */
export type NcitDetails = z.infer<typeof Concept>

/** Looks concepts up at the NCI's vocabulary service by their NCI Thesaurus id. */
export const nciThesaurus = (access: ServiceAccess) =>
  createLookup(access, {
    path: (ncitId: string) => path(['concept', 'ncit', ncitId], { include: 'synonyms,definitions' }),
    read: (answer): NcitDetails => Concept.parse(parseForeignJson(answer)),
  })
