/**
 * A text and its selection: the positions of the first selected character and of the first one after the selection.
 */
export type Marked = { text: string; from: number; to: number }
export const marks = ['heading', 'bold', 'list', 'link'] as const
export type Mark = (typeof marks)[number]

const starts = { heading: '## ', list: '- ' }
const ADDRESS = 'https://'

/**
 * The text with its selection formatted as Markdown, or without the format if it has it, and the new
 * selection.
 */
export function markUp(mark: Mark, { text, from, to }: Marked): Marked {
  if (mark === 'heading' || mark === 'list') return wrapLines(starts[mark], { text, from, to })
  const chosen = text.slice(from, to)
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (mark === 'link') {
    const start = from + chosen.length + '[]('.length
    return { text: `${before}[${chosen}](${ADDRESS})${after}`, from: start, to: start + ADDRESS.length }
  }
  if (before.endsWith('**') && after.startsWith('**'))
    return { text: before.slice(0, -2) + chosen + after.slice(2), from: from - 2, to: to - 2 }
  return { text: `${before}**${chosen}**${after}`, from: from + 2, to: to + 2 }
}

function wrapLines(start: string, { text, from, to }: Marked): Marked {
  const first = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', Math.max(from, to - 1))
  const last = next === -1 ? text.length : next
  const whole = text.slice(first, last).split('\n')
  const isMarked = whole.every((line) => line.startsWith(start))
  const removeMark = (line: string) => (line.startsWith(start) ? line.slice(start.length) : line)
  const changed = whole.map((line) => (isMarked ? '' : start) + removeMark(line)).join('\n')
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    from: whole.length > 1 ? first : first + changed.length,
    to: first + changed.length,
  }
}
