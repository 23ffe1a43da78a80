/**
 * A text and its selection. `from` is the position of the first selected character, `to` that of the first character
 * after the selection.
 */
export type Marked = { text: string; from: number; to: number }
export const marks = ['heading', 'bold', 'list', 'link'] as const
export type Mark = (typeof marks)[number]

const starts = { heading: '## ', list: '- ' }
const ADDRESS = 'https://'

/**
 * Formats the selection of a text as Markdown, or removes the format if the selection already has it. Returns the
 * text and the new selection.
 */
export function markUp(mark: Mark, { text, from, to }: Marked): Marked {
  if (mark === 'heading' || mark === 'list') return wrapLines(starts[mark], { text, from, to })
  const selectedText = text.slice(from, to)
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (mark === 'link') {
    const start = from + selectedText.length + '[]('.length
    return { text: `${before}[${selectedText}](${ADDRESS})${after}`, from: start, to: start + ADDRESS.length }
  }
  if (before.endsWith('**') && after.startsWith('**'))
    return { text: before.slice(0, -2) + selectedText + after.slice(2), from: from - 2, to: to - 2 }
  return { text: `${before}**${selectedText}**${after}`, from: from + 2, to: to + 2 }
}

function wrapLines(start: string, { text, from, to }: Marked): Marked {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', Math.max(from, to - 1))
  const lineEnd = next === -1 ? text.length : next
  const selectedLines = text.slice(lineStart, lineEnd).split('\n')
  const isMarked = selectedLines.every((line) => line.startsWith(start))
  const removeMark = (line: string) => (line.startsWith(start) ? line.slice(start.length) : line)
  const changedLines = selectedLines.map((line) => (isMarked ? '' : start) + removeMark(line)).join('\n')
  return {
    text: text.slice(0, lineStart) + changedLines + text.slice(lineEnd),
    from: selectedLines.length > 1 ? lineStart : lineStart + changedLines.length,
    to: lineStart + changedLines.length,
  }
}
