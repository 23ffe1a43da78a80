import { isForeign, UploadRefused } from './suspicious.ts'

const marker = { start: 0xd8, end: 0xd9, scan: 0xda }
// Frames of every coding but the four numbers between them that mean something else (ITU T.81, table B.1).
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7
const markerBytes = 2

/**
 * A JPEG (ITU T.81) marker by marker: one frame, scans, an end. What a camera puts behind the end is cut off, since
 * telephones do it to every picture; a page, a script or another file there is refused.
 */
export function checkJpeg(content: Buffer): Buffer {
  const end = endOf(content)
  if (isForeign(content.subarray(end))) throw new UploadRefused('upload.unsupported')
  return content.subarray(0, end)
}

function endOf(content: Buffer): number {
  let at = markerBytes
  let frames = 0
  let scans = 0
  for (;;) {
    // Any number of 0xff may fill up before a marker.
    while (content[at] === 0xff && content[at + 1] === 0xff) at += 1
    const code = content[at + 1]
    if (content[at] !== 0xff || code === undefined) throw new UploadRefused('upload.damaged')
    at += markerBytes
    if (code === marker.end) {
      if (frames !== 1 || scans === 0) throw new UploadRefused('upload.damaged')
      return at
    }
    if (code === marker.start || code === 0 || isRestart(code) || at + 2 > content.length)
      throw new UploadRefused('upload.damaged')
    const length = content.readUInt16BE(at)
    if (length < 2 || at + length > content.length) throw new UploadRefused('upload.damaged')
    if (isFrame(code)) frames += 1
    if (frames > 1) throw new UploadRefused('upload.damaged')
    if (isForeign(content.subarray(at + 2, at + length))) throw new UploadRefused('upload.unsupported')
    at += length
    if (code === marker.scan) {
      scans += 1
      at = afterScan(content, at)
    }
  }
}

/** Where the coded pixels that begin at a place end: at the first marker that is neither a restart nor a zero. */
function afterScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new UploadRefused('upload.damaged')
}
