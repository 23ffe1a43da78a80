// Without types: the library belongs to this folder's package, which is installed only when the site is
// built.
import { join } from 'node:path/posix'
import { Marked } from 'marked'

const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]+>|[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export function markdownOf(folder, pageOf) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        return `<h${depth} id="${slugOf(inner)}">${inner}</h${depth}>\n`
      },
      code({ text, lang }) {
        if (lang === 'mermaid') return `<pre class="mermaid">${escaped(text)}</pre>\n`
        return `<pre><code>${escaped(text)}</code></pre>\n`
      },
      table(token) {
        const row = (cells, tag) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n')
        return `<div class="wide"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        if (/^https?:/.test(href)) return `<a href="${href}">${inner}</a>`
        const [path = '', hash] = href.split('#')
        const page = path === '' ? '' : pageOf(join(folder, path))
        // A link to a file that is not part of the site shows its name.
        if (page === undefined) return inner
        return `<a href="${page}${hash === undefined ? '' : `#${hash}`}">${inner}</a>`
      },
    },
  })
  return (text) => marked.parse(text, { async: false })
}
