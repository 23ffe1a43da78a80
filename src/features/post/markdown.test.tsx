import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { markdownElements } from './markdown.tsx'
import { maskNamedCharacters } from './named-characters.ts'
import { safeLink } from './safe-link.ts'

const renderHtml = (text: string) => renderToStaticMarkup(<>{markdownElements(text)}</>)

describe('a rendered CommonMark text', () => {
  it('has one h1 on the screen and skips no level', () => {
    expect(renderHtml('# 하나\n### 셋\n###### 여섯\n# 다시')).toBe(
      '<h2>하나</h2><h3>셋</h3><h4>여섯</h4><h2>다시</h2>',
    )
    expect(renderHtml('### 셋\n## 둘')).toBe('<h2>셋</h2><h2>둘</h2>')
  })

  it('has lists, tight and loose, with the number they start at', () => {
    expect(renderHtml('- 가\n- 나')).toBe('<ul><li>가</li><li>나</li></ul>')
    expect(renderHtml('3. 가\n\n4. 나')).toContain('<ol start="3"><li><p>가</p></li>')
  })

  it('has emphasis, code, quotes, lines and breaks', () => {
    expect(renderHtml('**굵게** *기울여* `코드`  \n다음')).toBe(
      '<p><strong>굵게</strong> <em>기울여</em> <code>코드</code><br/>다음</p>',
    )
    expect(renderHtml('> 인용\n\n---\n\n```js\na < b\n```')).toBe(
      '<blockquote><p>인용</p></blockquote><hr/><pre><code>a &lt; b</code></pre>',
    )
  })

  it('resolves reference links, by the first of several definitions of the same name', () => {
    expect(renderHtml('[도움말][a] [없음][b]\n\n[a]: /support\n[a]: https://x.example')).toBe(
      '<p><a href="/support" rel="noopener">도움말</a> [없음][b]</p>',
    )
  })

  it('shows a picture as its description, and HTML as text', () => {
    expect(renderHtml('![그림](https://x.example/a.png)')).toBe('<p>그림</p>')
    expect(renderHtml('<script>alert(1)</script>\n\n가 <b onclick="x()">나</b>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>가 &lt;b onclick=&quot;x()&quot;&gt;나&lt;/b&gt;</p>',
    )
  })

  it('decodes named characters', () => {
    expect(renderHtml('R&amp;D &copy; &#44032; &nosuch; &1; &')).toBe(
      '<p>R&amp;D © 가 &amp;nosuch; &amp;1; &amp;</p>',
    )
    expect(renderHtml('[Q&amp;A](/apps?a=1&amp;b=2) ![&quot;](x)')).toBe(
      '<p><a href="/apps?a=1&amp;b=2" rel="noopener">Q&amp;A</a> &quot;</p>',
    )
    expect(renderHtml('`&lt;` ')).toBe('<p><code>&amp;lt;</code></p>')
    expect(renderHtml(String.raw`\&amp; \\&amp; \\\&amp;`)).toBe(
      String.raw`<p>&amp;amp; \&amp; \&amp;amp;</p>`,
    )
  })

  it('keeps the words of very deeply nested text', () => {
    const html = renderHtml(`${'> '.repeat(2_000)}깊은 글`)
    expect(html.match(/<blockquote>/g)).toHaveLength(16)
    expect(html).toContain('깊은 글')
  })
})

describe('a link', () => {
  it.each([
    ['https://x.example/a?b=1#c', 'https://x.example/a?b=1#c'],
    ['HTTP://X.example', 'http://x.example/'],
    ['mailto:help@bitjang.example', 'mailto:help@bitjang.example'],
    ['/notice?search=가#b', '/notice?search=%EA%B0%80#b'],
  ])('may lead to %s', (url, href) => {
    expect(safeLink(url)?.href).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:https://x',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'notice',
    '#a',
    '',
    'https://bank.example@evil.example',
    'https:',
    'tel:119',
    '\u0001javascript:alert(1)',
  ])('may not lead to %j', (url) => {
    expect(safeLink(url)).toBeUndefined()
  })
})

const allowedTags = new Set([
  'a',
  'blockquote',
  'br',
  'code',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'ul',
])
const allowedAttributes =
  /^(?: href="(?:https?:\/\/|mailto:|\/(?!\/))[^"]*" rel="noopener(?: noreferrer)?"| start="\d+")?\/?$/
const fragments = fc.constantFrom(
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '"',
  "'",
  '&',
  ';',
  ':',
  '/',
  '\\',
  '\n',
  '\n\n',
  ' ',
  '\t',
  '*',
  '**',
  '_',
  '`',
  '```\n',
  '#',
  '# ',
  '- ',
  '1. ',
  '> ',
  '!',
  'javascript:',
  'data:text/html,',
  'https://x.example',
  '//evil',
  '/notice',
  'mailto:a@b.example',
  '<script>',
  '<img src=x onerror=y>',
  '<a href="javascript:x">',
  '&#106;',
  '&Tab;',
  '&colon;',
  '&#x3a;',
  '[a]: javascript:x\n',
  '[a]',
  '[a][a]',
  '![a](x)',
  '<javascript:x>',
  '<https://x>',
  '\u0000',
  '\u202e',
  '가',
)

it('no named character reaches the parser, which would decode it through innerHTML', () => {
  const piece = fc.constantFrom(
    '&',
    'amp',
    ';',
    '\\',
    '`',
    '[',
    ']',
    '(',
    ')',
    '#38',
    'x',
    '1',
    ' ',
    '\uE000',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (parts) => {
      // The text as micromark's tokenizer and decoder read it: escaped characters cannot begin a named character
      // reference.
      const readText = maskNamedCharacters(parts.join('')).replaceAll(/\\[!-/:-@[-`{-~]/g, ' ')
      expect(readText).not.toMatch(/&[0-9a-z]{1,31};/i)
    }),
    { numRuns: 2_000 },
  )
})

it('no text creates an element, an attribute or an address that is not allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fragments, fc.string({ maxLength: 4 })), { maxLength: 40 }), (parts) => {
      const html = renderHtml(parts.join(''))
      for (const [, name, attributes] of html.matchAll(/<\/?([a-zA-Z][a-zA-Z0-9-]*)([^>]*)>/g)) {
        expect(allowedTags).toContain(name)
        expect(attributes).toMatch(allowedAttributes)
      }
      expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('<')
    }),
    { numRuns: 2_000 },
  )
})
