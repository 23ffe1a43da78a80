import { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]

const ELLIPSIS = '…'
// The number of characters of the source, with marks and link addresses, that is enough for one character of a
// summary.
const SOURCE_PER_CHARACTER = 12

/**
 * The start of a CommonMark text as one line without marks, at most `length` characters: whole words as far
 * as possible, and an ellipsis if something is left out.
 */
export function summaryOf(markdown: string, length: number): string {
  const source = markdown.slice(0, length * SOURCE_PER_CHARACTER)
  const text = plainText(fromMarkdown(source)).replaceAll(/\s+/gu, ' ').trim()
  if (text.length <= length && source.length === markdown.length) return text
  const cut = text.slice(0, length - ELLIPSIS.length + 1)
  const lastSpace = cut.lastIndexOf(' ')
  const wholeWords = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut.slice(0, -1)
  // A surrogate pair that was cut in half is removed.
  return wholeWords.replace(/[\ud800-\udbff]$/, '').trimEnd() + ELLIPSIS
}

const blocks = new Set(['paragraph', 'heading', 'listItem', 'code', 'blockquote', 'break', 'html'])

function plainText(node: Node): string {
  const own = 'children' in node ? node.children.map(plainText).join('') : 'value' in node ? node.value : ''
  return blocks.has(node.type) ? `${own} ` : own
}
