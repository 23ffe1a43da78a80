import { deflateSync } from 'node:zlib'
import { makeFile } from '#server/db/demo/demo-files.ts'
import { pngChunk } from '#server/db/demo/png-chunk.ts'

const fileText = { title: '접속 기록', lines: ['로그인이 되지 않습니다.'] }

/** Valid files as people upload them. */
export const samplePdf = Buffer.from(makeFile('a.pdf', fileText).content)
export const samplePng = Buffer.from(makeFile('a.png', fileText).content)

const [jfif, tables, frame, huffman, scan] = [
  'ffe000104a46494600010100000100010000',
  `ffdb004300${'01'.repeat(64)}`,
  'ffc0000b080001000101011100',
  `ffc4001f0000010501010101010100000000000000000102030405060708090a0bffc400b5100002010303020403050504040000017d${'01'.repeat(162)}`,
  'ffda0008010100003f00',
]
/** A JPEG with one grey pixel. */
export const sampleJpeg = Buffer.from(`ffd8${jfif}${tables}${frame}${huffman}${scan}7f00ffd9`, 'hex')

const MAX_DRAWN = 40_000_000

/**
 * Returns a grey PNG of a given width and height, with a chunk before its image data, and with the given pixels
 * instead of its own; `kind` is the rest of the header after the size.
 */
export function pngWith({
  type = 'tEXt',
  data = Buffer.alloc(0),
  width = 1,
  height = 1,
  kind = [8, 0, 0, 0, 0],
  packed = deflateSync(Buffer.alloc(width * height > MAX_DRAWN ? 2 : height * (1 + width))),
} = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(kind, 8)
  return Buffer.concat([
    samplePng.subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk(type, data),
    pngChunk('IDAT', packed),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a PDF with an additional object. */
export function pdfWith(object: string | Buffer): Buffer {
  const at = samplePdf.indexOf('xref')
  return Buffer.concat([
    samplePdf.subarray(0, at),
    Buffer.from('9 0 obj\n'),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
    samplePdf.subarray(at),
  ])
}

/** Returns objects packed into a stream, as in PDF since 1.5. */
export function objectStream(objects: string | Buffer): Buffer {
  const packed = deflateSync(objects)
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}
