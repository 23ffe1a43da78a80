/** Elements that an outline leaves out with their contents. */
const IGNORED_TAGS = new Set(['style', 'script', 'svg', 'noscript', 'template'])
const VOID = new Set(['input', 'img', 'br', 'hr', 'link', 'meta', 'source', 'wbr'])
/** Elements without a meaning of their own: only their contents are in an outline. */
const PLAIN = new Set(['div', 'span', 'p', 'strong', 'em', 'b', 'small', 'wbr', 'br', 'picture', 'source'])
const ATTRIBUTES =
  /^(?:aria-[a-z]+|role|href|type|name|value|checked|selected|disabled|required|readonly|hidden|inert|tabindex|for|id|alt|autocomplete|inputmode|maxlength|minlength|pattern|placeholder|multiple|accept|target|rel|download|datetime|scope|colspan|open|method|action|lang)$/
const WIDTH = 160

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/**
 * Returns the lines of a page as a screen reader presents it: each meaningful element is a separate line, with its
 * text and attributes. Ids that React generates are replaced by numbers in order. Takes HTML rendered by React, whose
 * attributes are always quoted.
 */
export function outlineOf(html: string): string[] {
  const numbers = new Map<string, string>()
  const replaceNumbers = (value: string) =>
    value.replace(/_[rR]_\w*_/g, (id) => {
      if (!numbers.has(id)) numbers.set(id, `#${numbers.size + 1}`)
      return numbers.get(id)!
    })
  const lines: string[] = []
  let text = ''
  let depth = 0
  const openElements: { name: string; isPlain: boolean }[] = []
  let isFresh = false
  const writeLine = () => {
    const plainText = decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
    // The first text of an element is on the line of the element.
    if (plainText && isFresh) lines.push(`${lines.pop()} ${replaceNumbers(plainText).slice(0, WIDTH)}`)
    else if (plainText) lines.push(`${'  '.repeat(depth)}${replaceNumbers(plainText).slice(0, WIDTH)}`)
    if (plainText) isFresh = false
    text = ''
  }
  let skipping = 0
  for (const [, comment, closing, name = '', attributes = '', words] of html.matchAll(
    /(<!--.*?-->|<!\w[^>]*>)|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gs,
  )) {
    if (comment !== undefined) continue
    if (words !== undefined) {
      if (skipping === 0) text += words
      continue
    }
    if (IGNORED_TAGS.has(name)) skipping += closing ? -1 : 1
    if (skipping > 0 || IGNORED_TAGS.has(name)) continue
    if (closing) {
      const last = openElements.pop()
      if (last?.isPlain === false) {
        writeLine()
        isFresh = false
        depth -= 1
      } else if (name !== 'span' && name !== 'strong' && name !== 'em' && name !== 'b') writeLine()
      continue
    }
    const shownAttributes = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
      .filter(([, key]) => ATTRIBUTES.test(key!))
      .map(([, key, value = '']) => (value === '' ? key! : `${key}=${replaceNumbers(decodeEntities(value))}`))
    const isPlain = PLAIN.has(name) && shownAttributes.length === 0
    if (!isPlain) {
      writeLine()
      lines.push(`${'  '.repeat(depth)}<${[name, ...shownAttributes].join(' ')}>`.slice(0, 2 * WIDTH))
    } else if (name === 'div' || name === 'p' || name === 'br') writeLine()
    if (!isPlain) isFresh = !VOID.has(name)
    if (!VOID.has(name)) {
      openElements.push({ name, isPlain })
      if (!isPlain) depth += 1
    }
  }
  writeLine()
  return lines
}

/** Returns the lines that only one of two outlines has, in order: `+` added, `-` removed. */
export function differenceOf(usual: readonly string[], other: readonly string[]): string[] {
  const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim())
  const [before, after] = [trimmed(usual), trimmed(other)]
  const withoutLines = (lines: string[], gone: string[]) => {
    const left = new Map<string, number>()
    for (const line of gone) left.set(line, (left.get(line) ?? 0) + 1)
    return lines.filter((line) => {
      const count = left.get(line) ?? 0
      if (count > 0) left.set(line, count - 1)
      return count === 0
    })
  }
  return [
    ...withoutLines(before, after).map((line) => `- ${line}`),
    ...withoutLines(after, before).map((line) => `+ ${line}`),
  ]
}
