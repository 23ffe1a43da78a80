import { crc32 } from 'node:zlib'
import { checkPngPixels, checkPngProfile, type PngHeader, readPngHeader } from './png-pixels.ts'
import { isForeign, UploadRefused } from './suspicious.ts'

const signatureBytes = 8
const CHUNK_OVERHEAD = 12
const headerBytes = 13
const pixels = 'IDAT'
const profile = 'iCCP'
/**
 * Chunks that affect the rendering of the image, with their maximum lengths (W3C PNG 3, section 11). Others are
 * removed: comments, which may name places, times and people; further frames of an animation; and suggested palettes,
 * which may have any length.
 */
const renderingChunks = new Map(
  Object.entries({
    IHDR: headerBytes,
    PLTE: 768,
    IDAT: Infinity,
    IEND: 0,
    tRNS: 256,
    cHRM: 32,
    gAMA: 4,
    iCCP: Infinity,
    sBIT: 4,
    sRGB: 1,
    cICP: 4,
    mDCV: 24,
    cLLI: 8,
    bKGD: 6,
    hIST: 512,
    pHYs: 9,
  }),
)
const isCritical = (type: string) => /^[A-Z]/.test(type)

/**
 * Checks a PNG (W3C PNG 3) chunk by chunk: header first, correct checksums, one image with exactly the pixels of the
 * header, and no data after its end. Returns the PNG without comments. Rejects with an UploadRefused.
 */
export async function checkPng(content: Buffer): Promise<Buffer> {
  const outputParts = [content.subarray(0, signatureBytes)]
  const packedPixels: Buffer[] = []
  let header: PngHeader | undefined
  let before = ''
  let at = signatureBytes
  for (let index = 0; ; index += 1) {
    if (at + CHUNK_OVERHEAD > content.length) throw new UploadRefused('upload.damaged')
    const length = content.readUInt32BE(at)
    const end = at + CHUNK_OVERHEAD + length
    if (end > content.length) throw new UploadRefused('upload.damaged')
    const typeAndData = content.subarray(at + 4, end - 4)
    const [type, data] = [typeAndData.toString('latin1', 0, 4), typeAndData.subarray(4)]
    const isHeader = type === 'IHDR'
    if (isHeader !== (index === 0) || (isHeader && length !== headerBytes))
      throw new UploadRefused('upload.damaged')
    if (crc32(typeAndData) !== content.readUInt32BE(end - 4)) throw new UploadRefused('upload.damaged')
    if (type !== pixels && isForeign(typeAndData)) throw new UploadRefused('upload.unsupported')
    const maxLength = renderingChunks.get(type)
    if (maxLength !== undefined) {
      if (length > maxLength) throw new UploadRefused('upload.unsupported')
      outputParts.push(content.subarray(at, end))
    } else if (isCritical(type)) throw new UploadRefused('upload.damaged')
    if (isHeader) header = readPngHeader(data)
    if (type === profile) await checkPngProfile(data)
    if (type === pixels) {
      // Pixel chunks must be consecutive (section 5.6).
      if (packedPixels.length > 0 && before !== pixels) throw new UploadRefused('upload.damaged')
      packedPixels.push(data)
    }
    before = type
    at = end
    if (type === 'IEND') break
  }
  if (at !== content.length) throw new UploadRefused('upload.unsupported')
  await checkPngPixels(header!, packedPixels)
  return Buffer.concat(outputParts)
}
