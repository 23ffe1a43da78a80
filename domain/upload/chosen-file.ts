import { MOST_UPLOAD_BYTES, promisedType, uploadEndings } from './rules.ts'

/** Why a file is not even sent; the server looks into its content as well. */
export type FileRefusal = 'unsupported' | 'tooLarge' | 'empty'

/** The types and endings that may be sent, for the `accept` of a file input. */
export const acceptedFiles = [...Object.keys(uploadEndings), ...Object.values(uploadEndings).flat()].join(',')

/**
 * What is wrong with a chosen file, if anything is: its ending and the type the device gives it must fit one another, and
 * its size the limit. Some devices give no type; then the ending counts.
 */
export function fileRefusalOf({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): FileRefusal | undefined {
  const promised = promisedType(name)
  if (promised === undefined || (type !== '' && type !== promised)) return 'unsupported'
  if (size > MOST_UPLOAD_BYTES) return 'tooLarge'
  return size === 0 ? 'empty' : undefined
}
