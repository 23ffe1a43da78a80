import { imageSize } from 'image-size'
import { isForeign, UploadRefused } from './suspicious.ts'

const marker = { start: 0xd8, end: 0xd9, scan: 0xda }
// Whether a marker code begins a frame of any kind; four codes in that range have another meaning (ITU T.81, table
// B.1).
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7
const markerBytes = 2
const lengthBytes = 2
const firstAppMarker = 0xe0
const lastAppMarker = 0xef
const commentMarker = 0xfe
const uprightOrientation = 1
/**
 * The maximum number of scans, more than any camera or program writes; with each scan a viewer decodes the whole
 * image again.
 */
const maxScans = 100
/**
 * The maximum size of a block in bytes: it has 64 numbers of at most 16 bits of code and 15 of value (F.1.2), and
 * each of their bytes may be followed by a zero (B.1.1.5).
 */
const maxBlockBytes = 64 * 4 * 2
const scanSlack = 64

/**
 * Checks a JPEG (ITU T.81) marker by marker: one frame, its scans, and an end marker. Data after the end is cut off,
 * since phones add some to every image; if that data contains a page, a script or another file, the image is refused.
 * Comments and camera metadata (location, time, device) are removed, except for the orientation.
 */
export function checkJpeg(content: Buffer): Buffer {
  const { end, metadataRanges } = walkSegments(content)
  if (isForeign(content.subarray(end))) throw new UploadRefused('upload.unsupported')
  const pieces = [content.subarray(0, markerBytes), ...orientationOf(content)]
  let from = markerBytes
  for (const range of metadataRanges) {
    pieces.push(content.subarray(from, range.from))
    from = range.to
  }
  return Buffer.concat([...pieces, content.subarray(from, end)])
}

/** An Exif segment (CIPA DC-008) with only the orientation, if it is not the default. */
function orientationOf(content: Buffer): Buffer[] {
  const { orientation = uprightOrientation } = readSize(content)
  if (orientation === uprightOrientation) return []
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const exif = Buffer.from([...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + lengthBytes])
  return [Buffer.concat([head, exif])]
}

function readSize(content: Buffer): { orientation?: number } {
  try {
    return imageSize(content)
  } catch {
    throw new UploadRefused('upload.damaged')
  }
}

/**
 * Whether a segment is metadata and not needed to decode the image: comments, and application data except JFIF,
 * colour profiles and Adobe's coding.
 */
function isMetadata(code: number, data: Buffer): boolean {
  if (code === commentMarker) return true
  if (code < firstAppMarker || code > lastAppMarker) return false
  return !['JFIF', 'ICC_PROFILE', 'Adobe'].some((name) => data.toString('latin1', 0, name.length) === name)
}

/** Walks through all segments; returns the position of the end of the image, and the ranges of metadata in it. */
function walkSegments(content: Buffer): { end: number; metadataRanges: { from: number; to: number }[] } {
  const metadataRanges: { from: number; to: number }[] = []
  let at = markerBytes
  let frames = 0
  let scans = 0
  let mostScanBytes = 0
  for (;;) {
    // A marker may be preceded by any number of 0xff.
    while (content[at] === 0xff && content[at + 1] === 0xff) at += 1
    const code = content[at + 1]
    if (content[at] !== 0xff || code === undefined) throw new UploadRefused('upload.damaged')
    at += markerBytes
    if (code === marker.end) {
      if (frames !== 1 || scans === 0) throw new UploadRefused('upload.damaged')
      return { end: at, metadataRanges }
    }
    if (code === marker.start || code === 0 || isRestart(code) || at + 2 > content.length)
      throw new UploadRefused('upload.damaged')
    const length = content.readUInt16BE(at)
    if (length < 2 || at + length > content.length) throw new UploadRefused('upload.damaged')
    const data = content.subarray(at + lengthBytes, at + length)
    if (isFrame(code)) {
      frames += 1
      mostScanBytes = maxScanBytes(data)
    }
    if (frames > 1) throw new UploadRefused('upload.damaged')
    if (isForeign(data)) throw new UploadRefused('upload.unsupported')
    if (isMetadata(code, data)) metadataRanges.push({ from: at - markerBytes, to: at + length })
    at += length
    if (code === marker.scan) {
      scans += 1
      const from = at
      at = endOfScan(content, from)
      if (frames === 0) throw new UploadRefused('upload.damaged')
      if (scans > maxScans || at - from > mostScanBytes) throw new UploadRefused('upload.unsupported')
    }
  }
}

/**
 * Returns the maximum number of bytes of one scan of a frame (ITU-T T.81, B.2.2), with a restart marker after
 * each minimum coded unit; any bytes beyond it contain no image data.
 */
function maxScanBytes(frame: Buffer): number {
  const componentCount = frame[5] ?? 0
  if (componentCount === 0 || frame.length !== 6 + 3 * componentCount)
    throw new UploadRefused('upload.damaged')
  const samplings = Array.from({ length: componentCount }, (_, n) => frame[7 + 3 * n]!).map((both) => [
    both >> 4,
    both & 15,
  ])
  const [right, down] = [0, 1].map((side) => Math.max(...samplings.map((one) => one[side]!)))
  const groupCount =
    Math.ceil(frame.readUInt16BE(3) / (8 * right!)) * Math.ceil(frame.readUInt16BE(1) / (8 * down!))
  const blocks = samplings.reduce((sum, one) => sum + one[0]! * one[1]!, 0)
  return groupCount * (blocks * maxBlockBytes + markerBytes) + scanSlack
}

/**
 * The position of the end of the coded pixels that begin at `from`: the first marker that is neither a restart nor a
 * zero.
 */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new UploadRefused('upload.damaged')
}
