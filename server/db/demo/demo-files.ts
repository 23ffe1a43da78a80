import { deflateSync } from 'node:zlib'
import type { Schema } from '#contract/operation.ts'
import { pngChunk } from './png-chunk.ts'

type GeneratedFile = { contentType: Schema<'PostAttachment'>['contentType']; content: Uint8Array }
type Text = { title: string; lines: readonly string[] }

const LINE_LENGTH = 34

/**
 * Creates a small file whose kind follows the extension of its name: a page of text as PDF, otherwise an image as
 * PNG.
 */
export function makeFile(fileName: string, text: Text): GeneratedFile {
  if (fileName.endsWith('.pdf')) return { contentType: 'application/pdf', content: pdfOf(text) }
  return { contentType: 'image/png', content: pngOf({ width: 640, height: 320 }) }
}

/**
 * Creates one page of A4. The page uses a standard Korean font of PDF readers (Adobe-Korea1), so that the file is
 * small.
 */
function pdfOf({ title, lines }: Text): Uint8Array {
  const rows = lines.flatMap((line) => [...wrapLine(line.replaceAll(/[*#`]/g, '')), ''])
  const pdfLines = rows.map((row) => `<${hexOf(row)}> Tj T*`).join('\n')
  const page = `BT /F1 18 Tf 56 770 Td <${hexOf(title.slice(0, LINE_LENGTH))}> Tj /F1 12 Tf 20 TL 0 -20 Td T*\n${pdfLines}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ko) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium-UniKS-UTF16-H /Encoding /UniKS-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [0 -148 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -148 /CapHeight 880 /StemV 80 >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}

function wrapLine(line: string): string[] {
  return line.split('\n').flatMap((part) => part.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'gu')) ?? [''])
}

const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

const bars = [0.35, 0.5, 0.45, 0.62, 0.58, 0.74, 0.7, 0.86]

/** Creates a bar chart without words: eight bars on white, in 8-bit greyscale. */
function pngOf({ width, height }: { width: number; height: number }): Uint8Array {
  const row = (y: number) => {
    const pixels = Buffer.alloc(width + 1, 255)
    // The first byte of a row names its filter; 0 is none.
    pixels[0] = 0
    bars.forEach((size, index) => {
      const from = Math.round((width * (index + 0.2)) / bars.length)
      const to = Math.round((width * (index + 0.8)) / bars.length)
      if (y > height * (1 - size)) pixels.fill(110, from + 1, to + 1)
    })
    return pixels
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => row(y))))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
