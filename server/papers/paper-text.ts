import { runsOf, type Weight } from './paper-fonts.ts'

export type TextStyle = { size: number; weight?: Weight; color?: string }
type Box = { left: number; width: number; align?: 'left' | 'right' }

const LEADING = 1.45
/** The baseline of a line, as a share of its height from the top. */
const BASELINE = 0.78
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Returns the width of a text on one line, in points. */
export function widthOf(
  document: PDFKit.PDFDocument,
  text: string,
  { size, weight = 'regular' }: TextStyle,
): number {
  return runsOf(text, weight).reduce(
    (width, run) => width + document.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  )
}

/** Returns the lines of a text within a width, broken between words, or within a word that is wider than a line. */
export function linesOf(
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (longer: string) => widthOf(document, longer, style) <= width
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return [...lines, line]
}

/** Returns the height of a text within a width, in points. */
export const heightOf = (
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
): number => linesOf(document, text, width, style).length * style.size * LEADING

/** Writes a text into a box from `top` on and returns its lower end, both in points. */
export function writeText(
  document: PDFKit.PDFDocument,
  text: string,
  top: number,
  { left, width, align = 'left' }: Box,
  style: TextStyle,
): number {
  const { size, weight = 'regular', color = '#1b1915' } = style
  const lines = linesOf(document, text, width, style)
  for (const [index, line] of lines.entries()) {
    const baseline = top + (index + BASELINE) * size * LEADING
    let x = align === 'right' ? left + width - widthOf(document, line, style) : left
    for (const run of runsOf(line, weight)) {
      document.font(run.font).fontSize(size).fillColor(color)
      document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      x += document.widthOfString(run.text)
    }
  }
  return top + lines.length * size * LEADING
}
