import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The folders in which Chromium stores the contents of pages. Its history of addresses is excluded, since the history
 * belongs to the person.
 */
const storedFiles =
  /(?:^|\/)(?:Cache|Code Cache|Service Worker|IndexedDB|Local Storage|Session Storage|File System)\//

/**
 * Returns the marks that the files of a browser's profile contain, as "file: mark", and the number of files that were
 * read.
 */
export function leftOnDisk(profile: string, marks: readonly string[]): { files: number; left: string[] } {
  const files = readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .map((name) => join(profile, name))
    .filter((path) => storedFiles.test(relative(profile, path)) && statSync(path).isFile())
  const left = files.flatMap((path) => {
    const content = readFileSync(path)
    return marks
      .filter((mark) => content.includes(mark) || content.includes(Buffer.from(mark, 'utf16le')))
      .map((mark) => `${relative(profile, path)}: ${mark}`)
  })
  return { files: files.length, left }
}
