import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A call of a tool, under the name by which expectations refer to its answer; `all`: with every page. */
export interface QuestionCall {
  as: string
  tool: string
  arguments: Record<string, unknown>
  all?: boolean
}

/** What the answers must hold at a path. */
export interface Expectation {
  at: string
  is?: unknown
  in?: unknown[]
  set?: unknown[]
  has?: unknown[]
  not?: unknown[]
  match?: string
}

/** A question as scientists ask it. */
export interface Question {
  id: string
  question: string
  database: '2024' | '2024+DO' | 'both'
  sql: string[]
  calls: QuestionCall[]
  expect: Expectation[]
}

/** Questions with the views that their SQL is written on. */
export interface QuestionFile {
  views: string[]
  questions: Question[]
}

const file = resolve(
  process.env['CURIA_CASES'] || join(import.meta.dirname, '../../../../shared/cases'),
  'agent-questions.json',
)

/** Questions that come with the specification; null where this machine has no copy. */
export const specifiedQuestions = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as QuestionFile)
  : null

const stepsOf = (path: string) => path.match(/[^.[\]]+|\[[^\]]*\]/g) ?? []

const member = (value: unknown, name: string): unknown => Object(value)[name]

const deep = (value: unknown, path: string): unknown => path.split('.').reduce<unknown>(member, value)

/** The values at a path: `items[diseaseRelation=SAME].ref`, `groups[key.LEVEL=E].count`, `sensitive[]`. */
function valuesAt(root: unknown, path: string): { values: unknown[]; isList: boolean } {
  let values = [root]
  let isList = false
  for (const step of stepsOf(path)) {
    if (!step.startsWith('[')) {
      values = values.map((value) => member(value, step))
      continue
    }
    const inner = step.slice(1, -1)
    const lists = values.flatMap((value) => (Array.isArray(value) ? [value as unknown[]] : []))
    if (/^\d+$/.test(inner)) values = lists.map((list) => list[Number(inner)])
    else if (inner === '') {
      values = lists.flat()
      isList = true
    } else {
      const [name = '', wanted = ''] = inner.split('=')
      values = lists.flat().filter((value) => String(deep(value, name)) === wanted)
      isList = true
    }
  }
  return { values, isList }
}

const sorted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value) ?? 'nothing').sort()

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

function holds(
  expectation: Expectation,
  { values, isList }: { values: unknown[]; isList: boolean },
): boolean {
  if ('is' in expectation) {
    if (Array.isArray(expectation.is)) return isSame(values, expectation.is)
    return values.length > 0 && values.every((value) => isSame(value, expectation.is))
  }
  if (expectation.in) return values.length > 0 && values.every((value) => expectation.in?.includes(value))
  if (expectation.set) return isList && isSame(sorted(values), sorted(expectation.set))
  if (expectation.has) return expectation.has.every((value) => values.includes(value))
  if (expectation.not) return expectation.not.every((value) => !values.includes(value))
  if (expectation.match !== undefined) {
    const pattern = new RegExp(expectation.match.replace('(?i)', ''), 'i')
    return values.length > 0 && values.every((value) => pattern.test(String(value)))
  }
  throw new Error(`an expectation at ${expectation.at} expects nothing`)
}

/** What answers lack of what is expected, each with what is there instead. */
export function unmet(
  answers: Readonly<Record<string, unknown>>,
  expectations: readonly Expectation[],
): string[] {
  return expectations.flatMap((expectation) => {
    const found = valuesAt(answers, expectation.at)
    if (holds(expectation, found)) return []
    return [
      `${JSON.stringify(expectation).slice(0, 300)}, but there is ${JSON.stringify(found.values).slice(0, 400)}`,
    ]
  })
}

/** Calls a tool. */
export type CallTool = (tool: string, args: Record<string, unknown>) => Promise<Record<string, unknown>>

/** The answers to the calls of a question; of one with all pages, their items together. */
export async function answersTo(question: Pick<Question, 'calls'>, call: CallTool) {
  const answers: Record<string, Record<string, unknown>> = {}
  for (const { as, tool, arguments: args, all } of question.calls) {
    const answer = await call(tool, args)
    answers[as] = answer
    if (!all) continue
    const items = [answer['items']].flat()
    let cursor = answer['nextCursor']
    while (typeof cursor === 'string') {
      const page = await call(tool, { ...args, cursor })
      if (page['total'] !== answer['total']) throw new Error('the total of a page is another')
      items.push(...[page['items']].flat())
      cursor = page['nextCursor']
    }
    answers[as] = { ...answer, items }
  }
  return answers
}
