import { crc32 } from 'node:zlib'
import { isForeign, UploadRefused } from './suspicious.ts'

const signatureBytes = 8
const aroundBytes = 12
const headerBytes = 13
const pixels = 'IDAT'
/** Chunks that say how the picture looks; the others are remarks, which may name places, times and people. */
const looks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)
const isCritical = (type: string) => /^[A-Z]/.test(type)

/** A PNG (W3C PNG 3) chunk by chunk: header first, sums right, one picture, nothing behind its end. Gives it without remarks. */
export function checkPng(content: Buffer): Buffer {
  const kept = [content.subarray(0, signatureBytes)]
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
    if (looks.has(type)) kept.push(content.subarray(at, end))
    else if (isCritical(type)) throw new UploadRefused('upload.damaged')
    at = end
    if (type === 'IEND') break
  }
  if (at !== content.length) throw new UploadRefused('upload.unsupported')
  return Buffer.concat(kept)
}
