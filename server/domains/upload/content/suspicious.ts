import type { ProblemName } from '#contract/problem.ts'

/** A file that is not accepted, with the problem that its sender gets. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
  constructor(
    readonly problem: Extract<ProblemName, 'upload.unsupported' | 'upload.damaged' | 'upload.tooLarge'>,
  ) {
    super(problem)
  }
}

const zipEntry = Buffer.from('PK\x03\x04', 'latin1')
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
// The end of a zip has 22 bytes and a remark of at most 65,535 behind it (APPNOTE 4.3.16).
const zipEndWithin = 22 + 65_535

// What a browser runs or shows as a page.
const markup =
  /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|\?php)[\s>/]|<\?php|javascript:/i

/** Whether a program that reads from the end, as unzip and Java do, finds an archive. */
export const isArchive = (content: Buffer): boolean => content.subarray(-zipEndWithin).includes(zipEnd)

/** Whether a part that only describes a file, such as a remark in a picture, holds a page, a script or another file. */
export function isForeign(part: Buffer): boolean {
  return (
    part.includes(zipEntry) || part.includes('%PDF-', 0, 'latin1') || markup.test(part.toString('latin1'))
  )
}
