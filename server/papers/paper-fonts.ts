import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'
/** A part of a text in one font; `font` is the name from `registerFonts`. */
export type Run = { font: string; text: string }

const { resolve } = createRequire(import.meta.url)
const packages = '@expo-google-fonts'
/** The font files in order of preference: Hangul, Hanja, kana, Latin, Greek, Cyrillic and signs; then emoji. */
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
const invisiblePattern = /\p{Default_Ignorable_Code_Point}/u
const spacePattern = /[\p{Z}\p{Cc}]/gu

/** Registers the fonts of PDF files with a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  // pdfkit also accepts fonts that fontkit has parsed, but the types of pdfkit do not include them.
  for (const weight of ['regular', 'bold'] as const)
    for (const [index, font] of chainOf(weight).entries())
      document.registerFont(`${weight}-${index}`, font as unknown as PDFKit.Mixins.PDFFontSource)
}

/**
 * Returns a text in parts, each with the first font that has its letters. A letter that no font has is shown as a box
 * and its code point, "□U+5218", so that a missing letter is visible.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.replaceAll(spacePattern, ' '))) {
    const index = fontFor(segment, weight)
    const piece =
      index === undefined ? substituteOf(segment, weight) : visibleLetter(segment, chainOf(weight)[index]!)
    const font = `${weight}-${index ?? 0}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += piece
    else runs.push({ font, text: piece })
  }
  return runs
}

/** Returns the position of the first font of the chain that has a letter; undefined if none has it. */
function fontFor(letter: string, weight: Weight): number | undefined {
  const points = [...letter].filter((point) => !invisiblePattern.test(point))
  const index = chainOf(weight).findIndex((font) => points.every((point) => hasPoint(font, point)))
  return index < 0 ? undefined : index
}

/** Returns a letter without those of its invisible characters that the font does not have. */
const visibleLetter = (letter: string, font: Font): string =>
  [...letter].filter((point) => !invisiblePattern.test(point) || hasPoint(font, point)).join('')

const substituteOf = (letter: string, weight: Weight): string =>
  [...letter]
    .filter((point) => !invisiblePattern.test(point))
    .map((point) => (hasPoint(chainOf(weight)[0]!, point) ? point : boxOf(point)))
    .join('')

const boxOf = (point: string) => `□U+${point.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

const hasPoint = (font: Font, point: string) => font.hasGlyphForCodePoint(point.codePointAt(0)!)

/** Returns the fonts of a weight, which are read and parsed once for all files. */
function chainOf(weight: Weight): readonly Font[] {
  const chain = chains.get(weight) ?? fontFiles[weight].map((file) => create(readFileSync(resolve(file))))
  chains.set(weight, chain)
  return chain
}
