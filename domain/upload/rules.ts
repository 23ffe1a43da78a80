import type { Schema } from '#contract/operation.ts'
import { MIB } from '../bytes.ts'
import { typedLine } from '../typed/typed-text.ts'

/** The maximum size of a file, in bytes: 10 MB (domain/flows, "Subscription", uploads). */
export const MAX_UPLOAD_BYTES = 10 * MIB
/** The maximum number of files of one form. */
export const MAX_UPLOADS = 5
/** The maximum length of a stored file name, in characters. */
export const MAX_FILE_NAME = 200

/** The file name extensions that are allowed for each kind of file. */
export const uploadEndings: Readonly<Record<Schema<'FileContentType'>, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg', '.jfif', '.jpe', '.jif', '.pjpeg', '.pjp'],
}

// Matches characters that are removed from file names. The invisible characters that remain belong to an emoji or a
// script (`typedText`); NUL is refused elsewhere.
const removedCharacterPattern = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu
const extensionPattern = /\.[a-z][a-z0-9]{0,7}$/i

/** The kind of file by the extension of its name; undefined for an extension that is not allowed. */
export function typeByExtension(fileName: string): Schema<'FileContentType'> | undefined {
  const name = fileName.toLowerCase()
  const types = Object.keys(uploadEndings) as Schema<'FileContentType'>[]
  return types.find((type) =>
    uploadEndings[type].some((ending) => name.endsWith(ending) && name.length > ending.length),
  )
}

/**
 * Normalizes a file name for storing (`typedLine`): without folders, at most 200 characters including its extension.
 */
export function normalizeFileName(fileName: string): string {
  const name = typedLine(fileName.split(/[/\\]/).at(-1)!.replaceAll(removedCharacterPattern, ''))
  const characters = Array.from(name)
  if (characters.length <= MAX_FILE_NAME) return name
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, MAX_FILE_NAME - ending.length).join('') + ending
}

/**
 * The name under which a file of a kind is stored. The contents decide: a name with no extension, or with the
 * extension of another allowed kind, gets the correct extension. Undefined for a name with any other extension, such
 * as that of a page or a program.
 */
export function nameOfKind(fileName: string, kind: Schema<'FileContentType'>): string | undefined {
  const kindByExtension = typeByExtension(fileName)
  if (kindByExtension === kind) return fileName
  const ending = uploadEndings[kind][0]!
  if (kindByExtension !== undefined) return normalizeFileName(fileName.replace(extensionPattern, ending))
  return extensionPattern.test(fileName) ? undefined : normalizeFileName(`${fileName || '파일'}${ending}`)
}
