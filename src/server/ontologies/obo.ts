import type { LinesOptions } from '#server/files/tsv/lines.ts'
import { readLines } from '#server/files/tsv/lines.ts'
import type { Term } from './term.ts'

/** The text between the first pair of quotes, with its escapes undone: `"one \"two\"" EXACT []` gives `one "two"`. */
function quoted(value: string): string | null {
  const text = /^"((?:[^"\\]|\\.)*)"/.exec(value.trim())?.[1]
  return text === undefined ? null : text.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1')
}

/** A value without what OBO may put behind it: a trailing comment (`! name`) and qualifiers (`{…}`). */
const bare = (value: string) =>
  value
    .replace(/\s!.*$/, '')
    .replace(/\s*\{.*\}\s*$/, '')
    .trim()

const emptyTerm = (): Term => ({
  id: '',
  name: '',
  definition: null,
  synonyms: [],
  parents: [],
  crossReferences: [],
  obsolete: false,
})

/**
 * The terms of an ontology in OBO format, one after the other. Of synonyms only exact ones are other names of the
 * same thing. Relations other than `is_a` are left out, as are types of relation.
 * @throws ClientError when the file is no text
 */
export async function* readObo(file: string, options: LinesOptions = {}): AsyncGenerator<Term> {
  let term: Term | null = null
  for await (const lines of readLines(file, options)) {
    for (const line of lines) {
      const text = line.trimEnd()
      if (/^\[.+\]$/.test(text)) {
        if (term?.id && term.name) yield term
        term = text === '[Term]' ? emptyTerm() : null
      } else if (term) readTag(term, text)
    }
  }
  if (term?.id && term.name) yield term
}

function readTag(term: Term, line: string): void {
  const colon = line.indexOf(':')
  if (colon < 0) return
  const value = line.slice(colon + 1).trim()
  switch (line.slice(0, colon)) {
    case 'id':
      term.id = bare(value)
      return
    case 'name':
      term.name = value.replace(/\\(.)/g, '$1')
      return
    case 'def':
      term.definition = quoted(value)
      return
    case 'synonym': {
      const name = quoted(value)
      if (name && /"\s+EXACT\b/.test(value)) term.synonyms.push(name)
      return
    }
    case 'xref':
      term.crossReferences.push(bare(value))
      return
    case 'is_a':
      term.parents.push(bare(value))
      return
    case 'is_obsolete':
      term.obsolete = /^true\b/.test(value)
  }
}
