import { mostUploadBytes } from './rules.ts'

/** Why a file is not even sent; the server looks into its content as well. */
export type FileRefusal = 'unsupported' | 'tooLarge' | 'empty'

const endings = new Map([['pdf', 'application/pdf'], ['png', 'image/png'], ['jpg', 'image/jpeg'], ['jpeg', 'image/jpeg']])

/** The types and endings that may be sent, for the `accept` of a file input. */
export const acceptedFiles = [...new Set(endings.values()), ...[...endings.keys()].map((ending) => `.${ending}`)].join(',')

/**
 * What is wrong with a chosen file, if anything is: its ending and the type the device gives it must fit one another, and
 * its size the limit. Some devices give no type; then the ending counts.
 */
export function fileRefusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileRefusal | undefined {
  const expected = endings.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '')
  if (expected === undefined || (type !== '' && type !== expected)) return 'unsupported'
  if (size > mostUploadBytes) return 'tooLarge'
  return size === 0 ? 'empty' : undefined
}
