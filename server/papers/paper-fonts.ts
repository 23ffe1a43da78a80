import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'
/** A piece of a text that one font has all letters of; `font` is the name that `registerFonts` gives it. */
export type Run = { font: string; text: string }

const { resolve } = createRequire(import.meta.url)
const packages = '@expo-google-fonts'
/** In the order in which they are asked: Hangul, Hanja, kana, Latin, Greek, Cyrillic and signs; then emoji. */
const fontFiles: Record<Weight, readonly string[]> = {
  regular: [
    `${packages}/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
    `${packages}/noto-emoji/400Regular/NotoEmoji_400Regular.ttf`,
  ],
  bold: [
    `${packages}/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf`,
    `${packages}/noto-emoji/700Bold/NotoEmoji_700Bold.ttf`,
  ],
}
const chains = new Map<Weight, readonly Font[]>()
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })
const unseen = /\p{Default_Ignorable_Code_Point}/u
const space = /[\p{Z}\p{Cc}]/gu

/** Makes the fonts of papers known to a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  // pdfkit takes fonts of fontkit as they are, which its types do not know.
  for (const weight of ['regular', 'bold'] as const)
    for (const [index, font] of chainOf(weight).entries())
      document.registerFont(`${weight}-${index}`, font as unknown as PDFKit.Mixins.PDFFontSource)
}

/**
 * A text in pieces, each in the first font that has it. A letter that no font has stays visible as a box and its number,
 * "□U+5218", so that nothing is missing without a word.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.replaceAll(space, ' '))) {
    const index = fontFor(segment, weight)
    const piece =
      index === undefined ? substituteOf(segment, weight) : seenOf(segment, chainOf(weight)[index]!)
    const font = `${weight}-${index ?? 0}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += piece
    else runs.push({ font, text: piece })
  }
  return runs
}

/** Which font of the chain has all of a letter; undefined where none has. */
function fontFor(letter: string, weight: Weight): number | undefined {
  const points = [...letter].filter((point) => !unseen.test(point))
  const index = chainOf(weight).findIndex((font) => points.every((point) => hasPoint(font, point)))
  return index < 0 ? undefined : index
}

/** A letter without what cannot be seen and the font knows nothing of. */
const seenOf = (letter: string, font: Font): string =>
  [...letter].filter((point) => !unseen.test(point) || hasPoint(font, point)).join('')

const substituteOf = (letter: string, weight: Weight): string =>
  [...letter]
    .filter((point) => !unseen.test(point))
    .map((point) => (hasPoint(chainOf(weight)[0]!, point) ? point : boxOf(point)))
    .join('')

const boxOf = (point: string) => `□U+${point.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

const hasPoint = (font: Font, point: string) => font.hasGlyphForCodePoint(point.codePointAt(0)!)

/** The fonts of a weight, read and parsed once for all papers. */
function chainOf(weight: Weight): readonly Font[] {
  const chain = chains.get(weight) ?? fontFiles[weight].map((file) => create(readFileSync(resolve(file))))
  chains.set(weight, chain)
  return chain
}
