import { z } from 'zod'
import { parseForeignJson } from './bounded-json.ts'
import { all, first, group, oneText } from './lenient-values.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'
import { plainText } from './plain-text.ts'
import { citationOf } from './publication.ts'
import type { Publication } from './publication.ts'

// https://api.crossref.org/swagger-ui/index.html, schema Work
const Work = z.object({
  message: z.object({
    title: oneText,
    abstract: oneText,
    'container-title': oneText,
    'short-container-title': oneText,
    author: all(
      z.object({ given: z.string().nullish(), family: z.string().nullish(), name: z.string().nullish() }),
    ),
    issued: group({ 'date-parts': first(z.tuple([z.int()], z.int())) }),
  }),
})

/** The publication of an answer of Crossref's `works`. */
function readWork(answer: string): Publication {
  const { message } = Work.parse(parseForeignJson(answer))
  const [year, month, day] = message.issued['date-parts'] ?? []
  const publication = {
    title: plainText(message.title),
    abstract: plainText(message.abstract),
    journal: message['short-container-title'] ?? message['container-title'],
    fullJournalTitle: message['container-title'],
    publicationYear: year ?? null,
    publicationMonth: month ?? null,
    publicationDay: day ?? null,
    pmcId: null,
    isReview: null,
    retracted: false,
    authors: message.author.flatMap(({ given: input, family, name }) => {
      const lastName = family ?? name
      return lastName ? [{ foreName: input ?? null, lastName }] : []
    }),
    ascoAbstractId: null,
    ascoPresenter: null,
  }
  return { ...publication, citation: citationOf(publication) }
}

/** Looks publications up at Crossref by their DOI. */
export const crossref = (access: ServiceAccess) =>
  createLookup(access, { path: (doi: string) => path(['works', doi]), read: readWork })
