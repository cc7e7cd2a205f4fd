import { z } from 'zod'
import { parseForeignJson } from './bounded-json.ts'
import { group, oneInt, oneText } from './lenient-values.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'
import { plainText } from './plain-text.ts'
import type { Publication } from './publication.ts'

const Answer = z.object({ response: z.object({ docs: z.array(z.unknown()) }) })
const Abstract = group({
  Title: oneText,
  AbstID: oneText,
  FirstAuthor: oneText,
  Meeting: oneText,
  Year: oneInt,
  AbstractBody: oneText,
})

/** The abstract of the meeting library's search answer; null when it found none. */
function readAbstract(answer: string): Publication | null {
  const { docs } = Answer.parse(parseForeignJson(answer)).response
  if (docs.length === 0) return null
  const { Title, AbstID, FirstAuthor, Meeting, Year, AbstractBody } = Abstract.parse(docs[0])
  // Meetings are named with their year, which the citation has already.
  const meeting = Meeting?.replace(/^\d{4}\s+/, '') ?? null
  const number = AbstID && `Abstract ${AbstID}`
  const presenter = plainText(FirstAuthor)
  const citation = [presenter ?? plainText(Title), Year, meeting, number].filter((part) => part !== null)
  return {
    citation: citation.join(', '),
    title: plainText(Title),
    abstract: plainText(AbstractBody),
    journal: meeting,
    fullJournalTitle: Meeting,
    publicationYear: Year,
    publicationMonth: null,
    publicationDay: null,
    pmcId: null,
    isReview: null,
    retracted: false,
    authors: [],
    ascoAbstractId: AbstID && /^\d{1,9}$/.test(AbstID) ? Number(AbstID) : null,
    ascoPresenter: presenter,
  }
}

/** Looks abstracts of meetings up at ASCO by the number in the address of their page. */
export const asco = (access: ServiceAccess) =>
  createLookup(access, {
    path: (id: string) =>
      path(['select'], { _format: 'json', wt: 'json', rows: '1', q: `(_id:${id.replace(/\D/g, '')})` }),
    read: readAbstract,
  })
