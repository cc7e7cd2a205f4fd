import { z } from 'zod'

/** A record that a form names: what is sent is its id, what is shown its name. */
export const Reference = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /** Why the rules of curation do not let it be named anew. */
  barred: z.enum(['deprecated', 'retracted']).optional(),
})
export type Reference = z.infer<typeof Reference>

/** A molecular profile, with what the rules must know of it. */
export const ProfileReference = Reference.extend({ isMultiVariant: z.boolean() })
export type ProfileReference = z.infer<typeof ProfileReference>

/** A record found while typing. */
export type Found<Chosen extends Reference = Reference> = {
  reference: Chosen
  note?: string
  /** A second line. */
  detail?: string
}

/** Looks for what a text may mean; throws when the server does not answer. */
export type ReferenceSearch<Chosen extends Reference = Reference> = (
  text: string,
) => Promise<readonly Found<Chosen>[]>
