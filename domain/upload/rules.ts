import type { Schema } from '#contract/operation.ts'
import { MIB } from '../bytes.ts'
import { typedLine } from '../typed/typed-text.ts'

/** The largest file that may be sent, in bytes: 10 MB (domain/flows, "Subscription", uploads). */
export const MAX_UPLOAD_BYTES = 10 * MIB
/** How many files one form may name. */
export const MAX_UPLOADS = 5
/** How many characters of a file's name are stored. */
export const MAX_FILE_NAME = 200

/** The endings that a name may have for what is in the file. */
export const uploadEndings: Readonly<Record<Schema<'FileContentType'>, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg', '.jfif', '.jpe', '.jif', '.pjpeg', '.pjp'],
}

// What a name keeps of what cannot be seen makes an emoji or a letter of its script (`typedText`); NUL is refused elsewhere.
const notInNames = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu
const anyEnding = /\.[a-z][a-z0-9]{0,7}$/i

/** The kind of file a name promises, or nothing for another one. */
export function promisedType(fileName: string): Schema<'FileContentType'> | undefined {
  const name = fileName.toLowerCase()
  const types = Object.keys(uploadEndings) as Schema<'FileContentType'>[]
  return types.find((type) =>
    uploadEndings[type].some((ending) => name.endsWith(ending) && name.length > ending.length),
  )
}

/**
 * A file's name as it is stored: in its one form (`typedLine`), without the folders it was in, at most 200 characters of which the
 * last are its ending.
 */
export function normalizeFileName(fileName: string): string {
  const name = typedLine(fileName.split(/[/\\]/).at(-1)!.replaceAll(notInNames, ''))
  const characters = Array.from(name)
  if (characters.length <= MAX_FILE_NAME) return name
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, MAX_FILE_NAME - ending.length).join('') + ending
}

/**
 * The name under which a file of a kind is stored. What is in a file decides: a name without an ending, or with that of another kind
 * that may be sent, gets the right one. Undefined for a name that ends as anything else, such as a page or a program.
 */
export function nameOfKind(fileName: string, kind: Schema<'FileContentType'>): string | undefined {
  const promised = promisedType(fileName)
  if (promised === kind) return fileName
  const ending = uploadEndings[kind][0]!
  if (promised !== undefined) return normalizeFileName(fileName.replace(anyEnding, ending))
  return anyEnding.test(fileName) ? undefined : normalizeFileName(`${fileName || '파일'}${ending}`)
}
