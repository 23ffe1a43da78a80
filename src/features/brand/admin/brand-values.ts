import type { Schema } from '#contract/operation.ts'
import { contrastOf, isAccentReadable } from '#domain/brand/accent.ts'
import { isBlank, typedLine, typedText } from '#domain/typed/typed-text.ts'

type Brand = Schema<'Brand'>
/** The value of the logo field after the chosen file could not be read as a picture. */
export const UNREADABLE = 'unreadable'

export type BrandValues = Record<
  'brandName' | 'latinName' | 'senderName' | 'supportHours' | 'legalFooter' | 'accentColor' | 'logo',
  string
>

const forbiddenLetters = /[<>"@,;:\\]/
const hex = /^#[0-9a-f]{6}$/i
const MAX_LOGO_BYTES = 65_536

/** Returns the brand as values of the form. */
export const valuesOf = (brand: Brand): BrandValues => ({
  brandName: brand.brandName,
  latinName: brand.latinName ?? '',
  senderName: brand.senderName ?? '',
  supportHours: brand.supportHours ?? '',
  legalFooter: brand.legalFooter ?? '',
  accentColor: brand.accentColor ?? '',
  logo: brand.logo ?? '',
})

/** Returns the input of the operation for the values of the form. */
export const inputOf = (values: BrandValues) => ({
  brandName: typedLine(values.brandName),
  latinName: typedLine(values.latinName) || null,
  senderName: typedLine(values.senderName) || null,
  supportHours: typedLine(values.supportHours) || null,
  legalFooter: typedText(values.legalFooter) || null,
  accentColor: typedLine(values.accentColor).toLowerCase() || null,
  logo: values.logo || null,
})

export type NameFault = 'missing' | 'letters'
/** Returns the error in a name; undefined if it is valid. `isNeeded` is false for an optional name. */
export function nameFault(name: string, isNeeded: boolean): NameFault | undefined {
  if (isBlank(name)) return isNeeded ? 'missing' : undefined
  return forbiddenLetters.test(name) ? 'letters' : undefined
}

/**
 * Returns the error in a colour: it is not a colour, or its contrast on white is too low. The contrast is part of
 * that error.
 */
export function colorFault(color: string): 'color' | { contrast: string } | undefined {
  const typedColor = typedLine(color).toLowerCase()
  if (typedColor === '') return undefined
  if (!hex.test(typedColor)) return 'color'
  return isAccentReadable(typedColor) ? undefined : { contrast: contrastText(typedColor) }
}

/** Returns the contrast between white and a colour, with one decimal place. */
export const contrastText = (color: string): string =>
  (Math.floor(contrastOf(color, '#ffffff') * 10) / 10).toFixed(1)

/**
 * Reads a chosen picture as base64; undefined if the file is no picture or is too large. The server checks the
 * picture again.
 */
export async function logoOf(file: File): Promise<string | undefined> {
  if (!['image/png', 'image/jpeg'].includes(file.type) || file.size > MAX_LOGO_BYTES) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
