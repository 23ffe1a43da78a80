import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where Chromium keeps what pages brought; its history of addresses is the person's own. */
const storedFiles =
  /(?:^|\/)(?:Cache|Code Cache|Service Worker|IndexedDB|Local Storage|Session Storage|File System)\//

/** Which of some marks the files of a browser's profile hold, as "file: mark"; and how many files were looked at. */
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
