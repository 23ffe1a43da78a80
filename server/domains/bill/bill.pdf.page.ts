import { formatDate, weekdayName } from '#domain/dates.ts'
import type { TextStyle } from '#server/papers/paper-text.ts'

export type Document = PDFKit.PDFDocument

export const MARGIN = { side: 45, top: 51, bottom: 51 }
const FOOTER = 16
export const INK = '#1b1915'
export const SOFT = '#514d44'
export const MUTED = '#676257'
export const SMALL: TextStyle = { size: 8.5, color: SOFT }
export const PLAIN: TextStyle = { size: 9.5 }
export const LABEL: TextStyle = { size: 8.5, color: MUTED }
export const STRONG: TextStyle = { size: 9.5, weight: 'bold' }

export const widthIn = ({ page }: Document): number => page.width - 2 * MARGIN.side
export const bottomOf = ({ page }: Document): number => page.height - MARGIN.bottom - FOOTER

/** A period as documents show it: `2026.11.21 ~ 2026.12.20`. */
export const periodText = (from: string, to: string): string => `${formatDate(from)} ~ ${formatDate(to)}`

/** A deadline with its weekday: `2026.12.12 (토)`. */
export const deadlineText = (date: string): string => `${formatDate(date)} (${weekdayName(date)})`

/** Draws a line over the whole width; lengths are in points. */
export function rule(document: Document, top: number, color: string, thickness: number): void {
  document
    .moveTo(MARGIN.side, top)
    .lineTo(MARGIN.side + widthIn(document), top)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke()
}

/** Returns the top position for a block: `top`, or the top of a new page if the block does not fit. */
export function onPage(document: Document, top: number, height: number): number {
  if (top + height <= bottomOf(document)) return top
  document.addPage()
  return MARGIN.top
}
