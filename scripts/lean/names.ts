import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CHAKRA = 'node_modules/@chakra-ui/react/dist/esm'
/** Where a component of ours, or of Chakra's that we use, may write the name of a property. */
export const namingFolders = [
  'src',
  ...['flex', 'grid', 'simple-grid', 'stack'].map((part) => `${CHAKRA}/components/${part}`),
]

/** Every word that stands in the code of these folders. */
export function wordsIn(folders: readonly string[] = namingFolders): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file)),
  )
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z][\w-]*/g) ?? []))
}

/** The list of style properties of @pandacss/is-valid-prop, without those whose name nobody writes. */
export const keepWrittenProperties = (code: string, words: Set<string>): string =>
  replaceOnce(code, /(?<=cssPropertiesStr = ")[\w,]+(?=")/, (list) =>
    list
      .split(',')
      .filter((name) => words.has(name))
      .join(','),
  )

/** The pattern of attributes of @emotion/is-prop-valid, without those whose name nobody writes. */
export const keepWrittenAttributes = (code: string, words: Set<string>): string =>
  replaceOnce(code, /(?<=\/\^\(\()[\w|]+(?=\)\|\()/, (list) =>
    list
      .split('|')
      .filter((name) => words.has(name))
      .join('|'),
  )

function replaceOnce(code: string, pattern: RegExp, change: (found: string) => string): string {
  if (!pattern.test(code)) throw new Error(`${String(pattern)} is not there.`)
  return code.replace(pattern, change)
}
