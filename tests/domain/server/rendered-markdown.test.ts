import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#server/knowledge/text/rendered-markdown.ts'

describe('rendered Markdown', () => {
  it('renders paragraphs, emphasis, lists, tables and strikethrough', () => {
    expect(renderMarkdown('A **bold** word\n\n- one\n- ~~two~~')).toBe(
      '<p>A <strong>bold</strong> word</p>\n<ul>\n<li>one</li>\n<li><del>two</del></li>\n</ul>',
    )
    expect(renderMarkdown('| gene |\n| --- |\n| BRAF |')).toContain('<td>BRAF</td>')
  })

  it('links bare addresses and keeps relative ones', () => {
    expect(renderMarkdown('see https://example.org/a?b=1&c=2 now')).toBe(
      '<p>see <a rel="nofollow noopener" href="https://example.org/a?b=1&amp;c=2">https://example.org/a?b=1&amp;c=2</a> now</p>',
    )
    expect(renderMarkdown('[BRAF](/features/5)')).toBe('<p><a href="/features/5">BRAF</a></p>')
    expect(renderMarkdown('www.example.org')).toContain('href="http://www.example.org"')
  })

  it.each([
    [
      '![gel](https://example.org/gel.png)',
      '<p><a rel="nofollow noopener" href="https://example.org/gel.png">[image: gel]</a></p>',
    ],
    [
      '![](https://example.org/gel.png)',
      '<p><a rel="nofollow noopener" href="https://example.org/gel.png">[image]</a></p>',
    ],
    [
      '![a](http://e.org/a?b=1&c=2 "of it")',
      '<p><a rel="nofollow noopener" href="http://e.org/a?b=1&amp;c=2">[image: a]</a></p>',
    ],
    [
      '[![gel](https://e.org/g.png)](https://e.org/)',
      '<p><a rel="nofollow noopener" href="https://e.org/">[image: gel]</a></p>',
    ],
    ['![own](/own.png)', '<p><img src="/own.png" alt="own" /></p>'],
    ['`![gel](https://e.org/g.png)`', '<p><code>![gel](https://e.org/g.png)</code></p>'],
  ])('links pictures of other sites, which pages do not load: %s', (text, html) => {
    expect(renderMarkdown(text)).toBe(html)
  })

  it('shows HTML as text', () => {
    expect(renderMarkdown('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(renderMarkdown('a <img src=x onerror=alert(1)> b')).toBe(
      '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>',
    )
    expect(renderMarkdown('1 < 2 & "3"')).toBe('<p>1 &lt; 2 &amp; &quot;3&quot;</p>')
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<b>)',
    '[x](vbscript:alert(1))',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('takes the address from %j', (text) => {
    expect(renderMarkdown(text)).not.toMatch(/(href|src)="(?!")\s*(java|data|vbscript)/i)
  })

  it('lets no attribute be broken out of', () => {
    expect(renderMarkdown('[x](https://a.example/"onmouseover="alert(1))')).not.toMatch(/" ?onmouseover/)
    expect(renderMarkdown('[x](<https://a.example> "t\\" onmouseover=\\"alert(1)")')).not.toMatch(
      /" onmouseover/,
    )
  })
})
