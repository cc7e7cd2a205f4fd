import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** Doc comments of exports, with the first word of each. */
const documented = /^\/\*\*\s*(?:\*\s)?([\w`“]+)(?:(?!\*\/)[\s\S])*\*\/\n(?:\/\/.*\n)*export\b.*/gm

test('doc comments of exports begin with a noun or a verb, not with What, How or Whether', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/app/graphql/generated/**'] })
  const comments = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(documented)].map(([comment, word = '']) => ({
      word,
      where: `${file}: ${comment.split('\n').at(-1)}`,
    })),
  )
  expect(comments.length).toBeGreaterThan(1500)
  const questions = comments.filter(({ word }) => ['What', 'How', 'Whether'].includes(word))
  expect(questions.map(({ where }) => where)).toEqual([])
})
