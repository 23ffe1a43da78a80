import type { ProblemName } from '#contract/problem.ts'

/** A refused file, with the problem for its sender. */
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
// The end record of a zip has 22 bytes and a comment of at most 65,535 after it (APPNOTE 4.3.16).
const MAX_ZIP_END_BYTES = 22 + 65_535

// Matches content that a browser runs or shows as a page.
const markupPattern =
  /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|\?php)[\s>/]|<\?php|javascript:/i

/** Whether programs that read from the end, such as unzip and Java, would find an archive. */
export const isArchive = (content: Buffer): boolean => content.subarray(-MAX_ZIP_END_BYTES).includes(zipEnd)

/** Whether the metadata of a file, such as a comment in an image, contains a page, a script or another file. */
export function isForeign(part: Buffer): boolean {
  return (
    part.includes(zipEntry) ||
    part.includes('%PDF-', 0, 'latin1') ||
    markupPattern.test(part.toString('latin1'))
  )
}
