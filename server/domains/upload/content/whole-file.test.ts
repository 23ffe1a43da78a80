import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { pngChunk } from '#server/db/demo/png-chunk.ts'
import {
  objectStream,
  pdfWith,
  pngWith,
  sampleJpeg,
  samplePdf,
  samplePng,
} from '#server/testing/sample-files.ts'
import { inspect } from './whole-file.ts'

const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>')
// An archive with one empty file: its entry, its directory, its end.
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(26),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const { concat, from } = Buffer

const insertAfterStart = (content: Buffer, at: number, more: Buffer) =>
  concat([content.subarray(0, at), more, content.subarray(at)])
/** A comment in a JPEG, right after its start. */
const remark = (more: Buffer) => segment(0xfe, more)
function segment(code: number, more: Buffer): Buffer {
  const head = from([0xff, code, 0, 0])
  head.writeUInt16BE(more.length + 2, 2)
  return insertAfterStart(sampleJpeg, 2, concat([head, more]))
}
const jpegFrame = sampleJpeg.indexOf(from('ffc0', 'hex'))
function pngOfSize(width: number, height: number): Buffer {
  const changedFile = from(sampleJpeg)
  changedFile.writeUInt16BE(height, jpegFrame + 5)
  changedFile.writeUInt16BE(width, jpegFrame + 7)
  return changedFile
}

describe('a file of the declared kind', () => {
  it.each([
    ['application/pdf', samplePdf],
    ['application/pdf', pdfWith('<< /Type /Action /S /URI /URI (https://bitjang.example) >>')],
    ['application/pdf', pdfWith(objectStream('1 0 << /Type /Font /BaseFont /Batang >>'))],
    [
      'application/pdf',
      pdfWith(concat([from('<< /Length 6 >>\nstream\n'), from('x/JS/y'), from('\nendstream')])),
    ],
    ['image/png', samplePng],
    ['image/png', pngWith({ type: 'sRGB', width: 8000, height: 5000 })],
    ['image/jpeg', sampleJpeg],
  ])('is accepted unchanged: %s %#', async (contentType, content) => {
    expect(await inspect(content)).toEqual({ contentType, content })
  })

  it('is accepted without the metadata of a camera or a program', async () => {
    const exif = concat([from('Exif\0\0MM\0*'), from([0, 0, 0, 8, 0, 0]), from('서울특별시 중구 37.5665N')])
    for (const noted of [
      remark(from('찍은 사람: 송나래')),
      remark(from('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>')),
      segment(0xe1, exif),
      segment(0xe2, from('MPF\0II*\0')),
      segment(0xed, from('Photoshop 3.0\0')),
    ])
      expect((await inspect(noted)).content).toEqual(sampleJpeg)
    const { content } = await inspect(pngWith({ data: from('Software\0그림판') }))
    expect(content.includes(from('그림판'))).toBe(false)
    expect(await inspect(content)).toEqual({ contentType: 'image/png', content })
  })

  it('keeps its orientation and its colour profile', async () => {
    const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    const exif = from([...from('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
    const { content } = await inspect(segment(0xe1, concat([exif, from('Galaxy S25')])))
    expect(imageSize(content).orientation).toBe(6)
    expect(content.includes(from('Galaxy'))).toBe(false)
    expect((await inspect(content)).content).toEqual(content)
    const imageWithProfile = segment(0xe2, from('ICC_PROFILE\0 1 1'))
    expect((await inspect(imageWithProfile)).content).toEqual(imageWithProfile)
  })

  it('is accepted without the data that a phone appends to an image', async () => {
    const { content } = await inspect(concat([sampleJpeg, from('SEFHi'), randomBytes(2000), from('SEFT')]))
    expect(content).toEqual(sampleJpeg)
  })
})

describe('a file of another kind', () => {
  it.each([
    ['a text', from('안녕하세요')],
    ['a page', html],
    ['a drawing', svg],
    ['an archive', zip],
    [
      'a GIF',
      from('47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b', 'hex'),
    ],
    ['a program', concat([from('MZ'), Buffer.alloc(100)])],
  ])('is not accepted: %s', async (_, content) => {
    await expect(inspect(content)).rejects.toMatchObject({ problem: 'upload.unsupported' })
  })
})

describe('a file of two kinds at once', () => {
  it.each([
    ['a PDF with an archive behind it', concat([samplePdf, zip])],
    ['a PDF with an archive inside', pdfWith(concat([from('<< >>\nstream\n'), zip, from('\nendstream')]))],
    ['a PDF with a page before it', concat([html, samplePdf])],
    ['a PDF with a page behind it', concat([samplePdf, html])],
    ['a PDF with a script inside', pdfWith(html)],
    ['a PNG with an archive behind it', concat([samplePng, zip])],
    ['a PNG with anything behind it', concat([samplePng, from('x')])],
    ['a PNG with a script in a remark', pngWith({ data: concat([from('Comment\0'), html]) })],
    ['a PNG with an archive in a remark', pngWith({ data: zip })],
    ['a JPEG with an archive behind it', concat([sampleJpeg, zip])],
    ['a JPEG with a page behind it', concat([sampleJpeg, html])],
    ['a JPEG with a PDF behind it', concat([sampleJpeg, samplePdf])],
    ['a JPEG with a script in a remark', remark(html)],
    ['a JPEG with a PDF in a remark', remark(samplePdf)],
  ])('is not accepted: %s', async (_, content) => {
    await expect(inspect(content)).rejects.toMatchObject({ problem: 'upload.unsupported' })
  })
})

describe('a PDF with active or embedded content', () => {
  it.each([
    '<< /S /JavaScript /JS (app.alert(1)) >>',
    '<< /S /#4aava#53cript >>',
    '<< /S /Launch /F (cmd.exe) >>',
    '<< /Type /Filespec /EF << /F 3 0 R >> /Names << /EmbeddedFiles 4 0 R >> >>',
    '<< /Type /EmbeddedFile >>',
    '<< /S /Rendition /JS 5 0 R >>',
    '<< /S /SubmitForm /F (https://evil.example) >>',
  ])('is not accepted: %s', async (object) => {
    for (const content of [pdfWith(object), pdfWith(objectStream(object))]) {
      await expect(inspect(content)).rejects.toMatchObject({ problem: 'upload.unsupported' })
    }
  })

  it.each([
    [
      'an object stream with an unsupported compression',
      from('<< /Type /ObjStm /Filter [/ASCII85Decode /FlateDecode] >>\nstream\nabc\nendstream'),
    ],
    ['a bomb', objectStream(Buffer.alloc(60 * 1024 * 1024))],
    // Inputs whose check would take minutes if it searched for the end of each beginning separately.
    ['streams without an end', from('>>stream\n'.repeat(300_000))],
    [
      'many objects with a common end',
      from(`${'1 0 obj << /Type /ObjStm >>\nstream\n'.repeat(15_000)}endstream`),
    ],
    [
      'packed wrongly',
      concat([
        from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
        from('no zlib'),
        from('\nendstream'),
      ]),
    ],
  ])('is not accepted: %s', async (_, object) => {
    await expect(inspect(pdfWith(object))).rejects.toMatchObject({ problem: 'upload.unsupported' })
  })
})

const greyPixels = (bytes: number) => deflateSync(Buffer.alloc(bytes))
const rgba16 = { width: 3, height: 2, kind: [16, 6, 0, 0, 0] }
const interlacedImage = { width: 5, height: 5, kind: [1, 0, 0, 0, 1] }
// An image of five by five pixels has 1, 1, 1, 2, 1, 3 and 2 rows in the seven passes. Each row has one byte of
// pixels and one byte for its filter.
const interlacedBytes = 2 * (1 + 1 + 1 + 2 + 1 + 3 + 2)

describe('the pixels that the header of a PNG declares', () => {
  it.each([
    [
      'one bit per pixel',
      pngWith({ type: 'sRGB', width: 9, height: 1, kind: [1, 0, 0, 0, 0], packed: greyPixels(3) }),
    ],
    [
      'sixteen bits for each of four samples',
      pngWith({ type: 'sRGB', ...rgba16, packed: greyPixels(2 * (1 + 3 * 8)) }),
    ],
    [
      'seven interlaced passes',
      pngWith({ type: 'sRGB', ...interlacedImage, packed: greyPixels(interlacedBytes) }),
    ],
  ])('are accepted: %s', async (_, content) => {
    expect((await inspect(content)).content).toEqual(content)
  })

  it.each([
    ['one byte too many', pngWith({ packed: greyPixels(3) }), 'upload.unsupported'],
    [
      'one byte too many in interlaced passes',
      pngWith({ ...interlacedImage, packed: greyPixels(interlacedBytes + 1) }),
      'upload.unsupported',
    ],
    [
      'data after the compressed pixels',
      pngWith({ packed: concat([greyPixels(2), from('x')]) }),
      'upload.unsupported',
    ],
    [
      'a second image after the first one',
      pngWith({ packed: concat([greyPixels(2), greyPixels(2)]) }),
      'upload.unsupported',
    ],
    ['a bomb', pngWith({ packed: greyPixels(200 * 1024 * 1024) }), 'upload.unsupported'],
    ['one byte too few', pngWith({ packed: greyPixels(1) }), 'upload.damaged'],
    ['nothing', pngWith({ packed: Buffer.alloc(0) }), 'upload.damaged'],
    ['data that is not compressed', pngWith({ packed: from('no zlib') }), 'upload.damaged'],
    ['an invalid bit depth', pngWith({ kind: [3, 0, 0, 0, 0] }), 'upload.damaged'],
    ['an invalid colour type', pngWith({ kind: [8, 5, 0, 0, 0] }), 'upload.damaged'],
    ['an invalid compression method', pngWith({ kind: [8, 0, 1, 0, 0] }), 'upload.damaged'],
  ])('are not accepted: %s', async (_, content, problem) => {
    await expect(inspect(content)).rejects.toMatchObject({ problem })
  })

  it('have no further pixels after them, and no chunk is longer than its kind allows', async () => {
    const end = samplePng.length - 12
    const separateChunks = [pngChunk('tEXt', from('a\0b')), pngChunk('IDAT', from('x'))]
    const secondPixels = concat([samplePng.subarray(0, end), ...separateChunks, samplePng.subarray(end)])
    await expect(inspect(secondPixels)).rejects.toMatchObject({ problem: 'upload.damaged' })
    const overlongChunk = pngWith({ type: 'pHYs', data: Buffer.alloc(10) })
    await expect(inspect(overlongChunk)).rejects.toMatchObject({ problem: 'upload.unsupported' })
  })

  it('belong to one image: an animation is not accepted, its frames and a suggested palette are removed', async () => {
    const animatedImage = pngWith({ type: 'acTL', data: Buffer.alloc(8) })
    await expect(inspect(animatedImage)).rejects.toMatchObject({ problem: 'upload.unsupported' })
    for (const type of ['fdAT', 'sPLT']) {
      const { content } = await inspect(pngWith({ type, data: from('hidden') }))
      expect(content.includes(from('hidden'))).toBe(false)
    }
  })

  it('may have a colour profile, but not one that is a decompression bomb or has trailing data', async () => {
    const profileName = from('icc\0\0')
    const completeProfile = pngWith({ type: 'iCCP', data: concat([profileName, greyPixels(3000)]) })
    expect((await inspect(completeProfile)).content).toEqual(completeProfile)
    for (const [data, problem] of [
      [concat([profileName, greyPixels(3000), from('x')]), 'upload.unsupported'],
      [concat([profileName, greyPixels(5 * 1024 * 1024)]), 'upload.unsupported'],
      [profileName, 'upload.damaged'],
      [from('icc'), 'upload.damaged'],
    ] as const)
      await expect(inspect(pngWith({ type: 'iCCP', data }))).rejects.toMatchObject({ problem })
  })
})

describe('the coded content of a JPEG', () => {
  const end = sampleJpeg.length - 2
  const scanAt = sampleJpeg.indexOf(from('ffda', 'hex'))
  it.each([
    [
      'more data than its only block can contain',
      insertAfterStart(sampleJpeg, end, Buffer.alloc(1000, 1)),
      'upload.unsupported',
    ],
    [
      'with far more scans than usual',
      insertAfterStart(
        sampleJpeg,
        end,
        concat(Array.from({ length: 100 }, () => sampleJpeg.subarray(scanAt, end))),
      ),
      'upload.unsupported',
    ],
    [
      'a scan before its frame',
      insertAfterStart(sampleJpeg, 2, sampleJpeg.subarray(scanAt, end)),
      'upload.damaged',
    ],
  ])('is not accepted: %s', async (_, content, problem) => {
    await expect(inspect(content)).rejects.toMatchObject({ problem })
  })

  it('may have each of its restart markers, and no other code', async () => {
    const acceptedCodes: number[] = []
    for (let code = 0xcd; code <= 0xdb; code += 1) {
      const content = insertAfterStart(sampleJpeg, end, from([0xff, code, 1, 1]))
      const inspected = await inspect(content).catch(() => undefined)
      if (inspected?.content.equals(content)) acceptedCodes.push(code)
    }
    expect(acceptedCodes).toEqual(Array.from({ length: 8 }, (_, index) => 0xd0 + index))
  })

  it('is accepted in several scans', async () => {
    const content = insertAfterStart(sampleJpeg, end, sampleJpeg.subarray(scanAt, end))
    expect((await inspect(content)).content).toEqual(content)
  })
})

describe('an image that is too large to show', () => {
  it.each([
    ['PNG', pngWith({ width: 8001, height: 5000 })],
    ['PNG', pngWith({ width: 4_000_000, height: 4_000_000 })],
    ['JPEG', pngOfSize(65_500, 65_500)],
  ])('is not accepted: %s %#', async (_, content) => {
    await expect(inspect(content)).rejects.toMatchObject({ problem: 'upload.tooLarge' })
  })
})

describe('a damaged file', () => {
  const flippedImage = from(samplePng)
  flippedImage[60]! ^= 1
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a PDF that was cut off', samplePdf.subarray(0, -10)],
    ['a PNG that was cut off', samplePng.subarray(0, -8)],
    ['a PNG with a changed bit', flippedImage],
    ['a PNG without a size', pngWith({ width: 0, height: 1 })],
    ['a PNG with two headers', pngWith({ type: 'IHDR', data: Buffer.alloc(13, 1) })],
    ['a JPEG that was cut off', sampleJpeg.subarray(0, -2)],
    ['a JPEG without a picture', concat([sampleJpeg.subarray(0, jpegFrame), from('ffd9', 'hex')])],
    [
      'a JPEG with two frames',
      insertAfterStart(sampleJpeg, jpegFrame, sampleJpeg.subarray(jpegFrame, jpegFrame + 13)),
    ],
  ])('is not accepted: %s', async (_, content) => {
    await expect(inspect(content)).rejects.toMatchObject({ problem: 'upload.damaged' })
  })

  it('never causes an unexpected error, wherever it was cut or changed', async () => {
    for (const whole of [samplePdf, samplePng, sampleJpeg, pdfWith(objectStream('1 0 << >>'))]) {
      for (let at = 1; at < whole.length; at += Math.ceil(whole.length / 150)) {
        const changedFile = from(whole)
        changedFile[at] = changedFile[at]! ^ 0xff
        for (const content of [
          whole.subarray(0, at),
          changedFile,
          concat([whole.subarray(0, at), deflateSync('x'), whole.subarray(at)]),
        ]) {
          await inspect(content).catch((error: Error) => expect(error.name).toBe('UploadRefused'))
        }
      }
    }
  })
})
