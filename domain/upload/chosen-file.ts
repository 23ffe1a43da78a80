import type { Schema } from '#contract/operation.ts'
import { MAX_UPLOAD_BYTES, nameOfKind, normalizeFileName, uploadEndings } from './rules.ts'

/** The reason why a file is not sent; the server also checks its full contents. */
export type FileRefusal = 'unsupported' | 'heic' | 'tooLarge' | 'empty' | 'unreadable'

/** The number of a file's first bytes that identify its kind. */
export const HEAD_BYTES = 16

/** The allowed types and extensions, for the `accept` of a file input. */
export const acceptedFiles = [...Object.keys(uploadEndings), ...Object.values(uploadEndings).flat()].join(',')

const magicBytes: Record<Schema<'FileContentType'>, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}
// The brands in the header of HEIC images (ISO/IEC 23008-12), the format in which iPhones store photos.
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The kind of a file by its first bytes; undefined if it is not allowed. */
export function kindOf(head: Uint8Array): Schema<'FileContentType'> | undefined {
  const kinds = Object.keys(magicBytes) as Schema<'FileContentType'>[]
  return kinds.find((kind) => magicBytes[kind].every((byte, at) => head[at] === byte))
}

const isHeic = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(4, 12))
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4))
}

/**
 * The reason why a chosen file is refused, or undefined. Its size and first bytes decide; the device's content type
 * is ignored, and the name matters only if its extension is of another kind.
 */
export function fileRefusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  head: Uint8Array,
): FileRefusal | undefined {
  if (size === 0) return 'empty'
  if (isHeic(head)) return 'heic'
  const kind = kindOf(head)
  if (size > MAX_UPLOAD_BYTES) return 'tooLarge'
  if (kind === undefined || nameOfKind(normalizeFileName(name), kind) === undefined) return 'unsupported'
  return undefined
}
