import { describe, expect, it } from 'vitest'
import { renderSegments } from '#server/knowledge/text/rendered-segments.ts'

const tag = /([#@][A-Z]\d+)/

/** The rendered text with `{#E1}` for the mention that `#E1` is. */
const rendered = (text: string) =>
  renderSegments(
    text
      .split(tag)
      .filter((piece) => piece !== '')
      .map((piece) => (tag.test(piece) ? { text: piece } : piece)),
  ).map((segment) => (typeof segment === 'string' ? segment : `{${segment.text}}`))

/** Whether every element that is opened is closed, in turn. */
function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (['br', 'hr', 'img', 'input'].includes(name)) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

const writings: [string, string[]][] = [
  ['Nothing to add', ['Nothing to add']],
  ['Look at #V1, and #E2', ['Look at ', '{#V1}', ', and ', '{#E2}']],
  ['#E1', ['{#E1}']],
  ['a\n\nb', ['<p>a</p><p>b</p>']],
  ['one\ntwo #E1', ['one\ntwo ', '{#E1}']],
  ['a **b #E1 _c_** d', ['a <strong>b </strong>', '{#E1}', '<strong> <em>c</em></strong> d']],
  ['**#E1** x', ['{#E1}', ' x']],
  ['a #E1\n\nb #E2 c\n\nd', ['a ', '{#E1}', '<br><br>b ', '{#E2}', ' c<p>d</p>']],
  [
    '- a #E1\n- b\n- c\n- d #E2\n\ne',
    ['• a ', '{#E1}', '<ul><li>b</li><li>c</li></ul>• d ', '{#E2}', '<p>e</p>'],
  ],
  ['3. a\n4. b #E1\n5. c', ['<ol start="3"><li>a</li></ol>4. b ', '{#E1}', '<ol start="5"><li>c</li></ol>']],
  ['- a\n\n  b #E1', ['• a<br><br>b ', '{#E1}']],
  ['# A #E1\n\nb', ['<strong>A </strong>', '{#E1}', '<p>b</p>']],
  ['> a #E1 b', ['&gt; a ', '{#E1}', ' b']],
  ['| a | b |\n| - | - |\n| #E1 | c |\n| d | *e* |', ['a | b<br>', '{#E1}', ' | c<br>d | <em>e</em>']],
  ['`a #E1`', ['<code>a #E1</code>']],
  ['```\na #E1\n```', ['<pre><code>a #E1\n</code></pre>']],
  ['<b>#E1</b> & "x"', ['&lt;b&gt;', '{#E1}', '&lt;/b&gt; &amp; &quot;x&quot;']],
  [
    '[see #E1](https://a.example/#E2)',
    ['<a rel="nofollow noopener" href="https://a.example/#E2">see #E1</a>'],
  ],
  ['a \uE0000\uE000 b', ['a \uFFFD0\uFFFD b']],
]

describe('rendered segments of a text', () => {
  it.each(writings)('reads %j in line', (text, segments) => {
    expect(rendered(text)).toEqual(segments)
  })

  it('closes in each segment what it opens', () => {
    const parts = [
      '**',
      '_',
      '~~',
      '\n\n',
      '\n- ',
      '\n1. ',
      '\n> ',
      '#E1',
      ' a ',
      '`',
      '[',
      '](x)',
      '| b |',
      '\n| - |\n',
      '\n# ',
    ]
    let seed = 7
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    for (let round = 0; round < 2000; round += 1) {
      const text = Array.from({ length: 12 }, () => parts[next() % parts.length]).join('')
      const segments = rendered(text)
      expect(
        segments.filter((segment) => !isBalanced(segment)),
        text,
      ).toEqual([])
      expect(segments.join(''), text).not.toMatch(/\uE000|%EE%80%80/i)
    }
  })

  it.each([
    ['signs without end', '**a*'.repeat(4000)],
    ['quotes in quotes', `${'>'.repeat(1500)} a`],
    ['a long text', 'words '.repeat(4000)],
  ])('shows %s as they are', (_, text) => {
    expect(rendered(`${text}#E1<`)).toEqual([text.replaceAll('>', '&gt;'), '{#E1}', '&lt;'])
  })
})
