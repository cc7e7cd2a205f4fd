import { diffWordsWithSpace } from 'diff'
import { plainTextHtml } from './html-text.ts'

/** Beyond so many changes two texts have so little in common that the comparison tells nothing, and takes long. */
const MOST_CHANGES = 400

/** A comparison side by side, each side as HTML that is safe to put into a page. */
export interface WordDiff {
  /** The old text; what the new one lacks is in `<del>`. */
  left: string
  /** The new text; what the old one lacks is in `<ins>`. */
  right: string
}

const marked = (element: 'del' | 'ins', text: string) =>
  text === '' ? '' : `<${element}>${plainTextHtml(text)}</${element}>`

/** Two texts as replaced altogether, without a comparison. */
export const replacedText = (before: string, after: string): WordDiff => ({
  left: marked('del', before),
  right: marked('ins', after),
})

/** Compares two texts word by word; texts with little in common are shown as replaced altogether. */
export function diffOfWords(before: string, after: string): WordDiff {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES })
  if (!changes) return replacedText(before, after)
  const side = (element: 'del' | 'ins') =>
    changes
      .filter((change) => !(element === 'del' ? change.added : change.removed))
      .map(({ value, added, removed }) => (added || removed ? marked(element, value) : plainTextHtml(value)))
      .join('')
  return { left: side('del'), right: side('ins') }
}
