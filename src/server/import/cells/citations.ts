import type { SourceSource } from '#domain/vocabularies/sources.ts'

/** Details of a source in a citation. */
export type Citation = {
  /** As written: `Shaw et al.`; of a meeting abstract its presenter. */
  author: string | null
  year: number | null
  journal: string | null
}

/**
 * Reads `Author et al., 2011, Journal`, any part of which may be missing, and for abstracts `Presenter, 2018,
 * Meeting, Abstract 102`. A journal may hold commas.
 */
export function readCitation(citation: string | null, sourceType: SourceSource): Citation {
  if (!citation) return { author: null, year: null, journal: null }
  const parts = citation.split(',').map((part) => part.trim())
  const yearAt = parts.findIndex((part) => /^(1[89]|20)\d\d$/.test(part))
  if (yearAt === -1) {
    // Without a year only an "et al." tells the author from the journal.
    const [first = '', ...rest] = parts
    const named = /\bet al\b\.?$/i.test(first) || rest.length > 0
    return named
      ? { author: first || null, year: null, journal: rest.join(', ') || null }
      : nothingBut(citation)
  }
  const journal = parts
    .slice(yearAt + 1)
    .filter((part) => sourceType !== 'ASCO' || !/^abstract\b/i.test(part))
    .join(', ')
  return {
    author: parts.slice(0, yearAt).join(', ') || null,
    year: Number(parts[yearAt]),
    journal: journal || null,
  }
}

function nothingBut(author: string): Citation {
  return { author, year: null, journal: null }
}

/** The trial numbers in a cell, however they are joined. */
export function trialNumbers(text: string): string[] {
  return [...new Set((text.match(/NCT\d{8}/gi) ?? []).map((number) => number.toUpperCase()))]
}
