// Worker: renders and compares texts that people wrote, apart from the thread that answers.
import { serveTasks } from '#server/workers/serve-tasks.ts'
import { plainDocument } from './html-text.ts'
import { isWithinMarkdownLimits } from './markdown-limits.ts'
import { renderMarkdown } from './rendered-markdown.ts'
import { renderSegments } from './rendered-segments.ts'
import { diffOfWords } from './word-diff.ts'

/** A mention by its index among the mentions of its text. */
type MentionPlace = { text: string; index: number }

/** News are operators' own texts, and longer. */
const LONGER_DOCUMENTS = 5

const renderDocument = (text: string) =>
  isWithinMarkdownLimits(text, LONGER_DOCUMENTS) ? renderMarkdown(text) : plainDocument(text)

const tasks = {
  renderSegments: (pieces: (string | MentionPlace)[]) => renderSegments(pieces),
  renderDocument,
  diffWords: ([before, after]: readonly [string, string]) => diffOfWords(before, after),
}

/** Tasks of the workers for texts. */
export type TextTasks = typeof tasks

serveTasks(tasks)
