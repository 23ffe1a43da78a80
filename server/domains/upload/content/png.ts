import { crc32 } from 'node:zlib'
import { isForeign, UploadRefused } from './suspicious.ts'

const signatureBytes = 8
const aroundBytes = 12
const headerBytes = 13
const pixels = 'IDAT'

/** A PNG (W3C PNG 3) chunk by chunk: header first, sums right, one picture, nothing behind its end. */
export function checkPng(content: Buffer): Buffer {
  let at = signatureBytes
  for (let index = 0; ; index += 1) {
    if (at + aroundBytes > content.length) throw new UploadRefused('upload.damaged')
    const length = content.readUInt32BE(at)
    const end = at + aroundBytes + length
    if (end > content.length) throw new UploadRefused('upload.damaged')
    const typed = content.subarray(at + 4, end - 4)
    const type = typed.toString('latin1', 0, 4)
    const isHeader = type === 'IHDR'
    if (isHeader !== (index === 0) || (isHeader && length !== headerBytes))
      throw new UploadRefused('upload.damaged')
    if (crc32(typed) !== content.readUInt32BE(end - 4)) throw new UploadRefused('upload.damaged')
    if (type !== pixels && isForeign(typed)) throw new UploadRefused('upload.unsupported')
    at = end
    if (type === 'IEND') break
  }
  if (at !== content.length) throw new UploadRefused('upload.unsupported')
  return content
}
