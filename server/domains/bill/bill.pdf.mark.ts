import { imageSize } from 'image-size'
import { type Brand, isDemoBrand } from '#server/brand/brand.ts'
import { widthOf, writeText } from '#server/papers/paper-text.ts'
import type { Document } from './bill.pdf.page.ts'

/** The mark of a brand on a document: its logo in base64, or its first letter on its accent colour. */
export type PaperMark = { logo: string } | { letter: string; color: string }

const [BRAND, BRASS] = ['#2250d8', '#f2c668']
const MARK = { size: 30, radius: 8.4 }
/** A logo may be up to five times as wide as it is high; a document has room for three times its height. */
const MAX_WIDTH = 90
const LETTER = { size: 17, weight: 'bold', color: '#ffffff' } as const
const LETTER_TOP = 3

/** The mark of a brand; undefined for the demo, whose mark `drawMark` draws. */
export function paperMarkOf(brand: Brand): PaperMark | undefined {
  if (isDemoBrand(brand)) return undefined
  const { logo, brandName, accentColor } = brand
  return logo === null ? { letter: [...brandName][0] ?? '', color: accentColor ?? BRAND } : { logo }
}

/** Draws a mark, by default that of the demo, and returns its width in points. */
export function drawMark(document: Document, left: number, top: number, mark: PaperMark | undefined): number {
  if (mark && 'logo' in mark) {
    const picture = Buffer.from(mark.logo, 'base64')
    const { width, height } = imageSize(picture)
    const scale = Math.min(MAX_WIDTH / width, MARK.size / height)
    document.image(picture, left, top, { width: width * scale, height: height * scale })
    return width * scale
  }
  const tile = document.roundedRect(left, top, MARK.size, MARK.size, MARK.radius)
  if (mark) {
    tile.fill(mark.color)
    const indent = (MARK.size - widthOf(document, mark.letter, LETTER)) / 2
    writeText(document, mark.letter, top + LETTER_TOP, { left: left + indent, width: MARK.size }, LETTER)
    return MARK.size
  }
  document.save()
  tile.fill(BRAND)
  document.translate(left, top).scale(MARK.size / 32)
  document.lineCap('round').lineWidth(3.4)
  document.path('M10 7.5v17h11.5v-17').stroke('#ffffff')
  document.path('M10 16h17').stroke(BRASS)
  document.restore()
  return MARK.size
}
