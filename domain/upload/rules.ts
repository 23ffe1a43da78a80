import type { Schema } from '#contract/operation.ts'
import { MIB } from '../bytes.ts'

/** The largest file that may be sent, in bytes: 10 MB (domain/flows, "Subscription", uploads). */
export const MOST_UPLOAD_BYTES = 10 * MIB
/** How many files one form may name. */
export const MOST_UPLOADS = 5
/** How many characters of a file's name are kept. */
export const MOST_FILE_NAME = 200

/** The endings that a name may have for what is in the file. */
export const uploadEndings: Readonly<Record<Schema<'FileContentType'>, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
}

const notInNames = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu

/** The kind of file a name promises, or nothing for another one. */
export function promisedType(fileName: string): Schema<'FileContentType'> | undefined {
  const name = fileName.toLowerCase()
  const types = Object.keys(uploadEndings) as Schema<'FileContentType'>[]
  return types.find((type) =>
    uploadEndings[type].some((ending) => name.endsWith(ending) && name.length > ending.length),
  )
}

/**
 * A file's name as it is kept: composed Hangul (NFC), without the folders it lay in and what cannot be seen, at most 200
 * characters of which the last are its ending.
 */
export function normalizeFileName(fileName: string): string {
  const name = fileName.normalize('NFC').split(/[/\\]/).at(-1)!.replaceAll(notInNames, '').trim()
  const characters = Array.from(name)
  if (characters.length <= MOST_FILE_NAME) return name
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, MOST_FILE_NAME - ending.length).join('') + ending
}
