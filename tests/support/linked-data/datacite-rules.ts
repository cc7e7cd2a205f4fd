import { z } from 'zod'

const text = z.string().min(1)
const DOI = /^10\.\d{4,9}\/\S+$/
const day = z.iso.date()

const identifier = z.union([
  z.strictObject({
    identifier: z
      .string()
      .startsWith('https://doi.org/')
      .refine((url) => DOI.test(url.slice('https://doi.org/'.length))),
    identifierType: z.literal('DOI'),
  }),
  z.strictObject({ identifier: z.url(), identifierType: z.literal('URL') }),
])

const relations = [
  'IsDerivedFrom',
  'IsVersionOf',
  'IsNewVersionOf',
  'IsPartOf',
  'IsDescribedBy',
  'References',
]

/**
 * Rules of DataCite Metadata Schema 4.6 in its JSON form, of the properties that are written: which are mandatory, which members
 * each may have, and which values its lists allow. Any other member is none of the schema.
 */
export const dataciteRules = z.strictObject({
  schemaVersion: z.literal('http://datacite.org/schema/kernel-4'),
  doi: z.string().regex(DOI).optional(),
  url: z.url(),
  identifiers: z.tuple([identifier]),
  creators: z.array(z.strictObject({ name: text, nameType: z.enum(['Organizational', 'Personal']) })).min(1),
  titles: z.array(z.strictObject({ title: text, lang: text })).min(1),
  publisher: z.strictObject({ name: text }),
  publicationYear: z.string().regex(/^\d{4}$/),
  types: z.strictObject({ resourceType: text, resourceTypeGeneral: z.literal('Dataset') }),
  subjects: z.array(z.strictObject({ subject: text })),
  dates: z.array(
    z.strictObject({ date: day, dateType: z.enum(['Created', 'Issued', 'Updated', 'Available']) }),
  ),
  language: text,
  version: text,
  rightsList: z.array(
    z.strictObject({
      rights: text,
      rightsUri: z.url(),
      rightsIdentifier: text,
      rightsIdentifierScheme: text,
      schemeUri: z.url(),
    }),
  ),
  sizes: z.array(text),
  formats: z.array(text),
  relatedIdentifiers: z
    .array(
      z.strictObject({
        relatedIdentifier: z.url(),
        relatedIdentifierType: z.literal('URL'),
        relationType: z.enum(relations),
      }),
    )
    .optional(),
})
