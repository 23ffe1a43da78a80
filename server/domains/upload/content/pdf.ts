import { inflateSync } from 'node:zlib'
import { MIB } from '#domain/bytes.ts'
import { UploadRefused } from './suspicious.ts'

const headerPattern = /^%PDF-[12]\.\d[\s%]/
const endPattern = /%%EOF[\s\0]*$/
const endWithin = 1024
// Matches names that make a PDF viewer run, start, fetch or embed something (ISO 32000-2, 12.6.4, 7.11.4, 12.7.8,
// 13).
const forbiddenObjectPattern =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|ImportData|SubmitForm|RichMedia)(?![A-Za-z0-9_.-])/
// Matches names that are too short to search for in compressed images, which contain them by chance.
const shortForbiddenPattern = /\/(?:JS|XFA|GoToE)(?![A-Za-z0-9_.-])/
const streamStartPattern = />>\s*stream\r?\n/g
const STREAM_ENDS = 'endstream'
const markupPattern = /<(?:!doctype\s+html|script|svg|iframe)[\s>/]|<\?php/i
const objectStreamPattern = /\/Type\s*\/ObjStm/
const flateFilterPattern = /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*\]?\s*(?=\/|>>|$)/
const dictionaryWithin = 2048
/** The maximum total size of the decompressed object streams of a file. */
const MAX_UNPACKED_BYTES = 50 * MIB
/**
 * The maximum number of streams, more than any legitimate document has; the data before each stream is
 * examined.
 */
const maxStreams = 20_000

/**
 * Checks a PDF from its first byte to its last: its objects must neither run nor embed anything. Throws an
 * UploadRefused.
 */
export function checkPdf(content: Buffer): Buffer {
  const text = content.toString('latin1')
  if (!headerPattern.test(text)) throw new UploadRefused('upload.unsupported')
  if (!endPattern.test(text.slice(-endWithin)))
    throw new UploadRefused(text.includes('%%EOF') ? 'upload.unsupported' : 'upload.damaged')
  if (markupPattern.test(text)) throw new UploadRefused('upload.unsupported')
  checkNames(text)
  checkObjectStreams(content, text)
  return content
}

function checkNames(text: string): void {
  // Any letter of a name may be written as #41 (ISO 32000-2, 7.3.5).
  const unescapedText = text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  if (forbiddenObjectPattern.test(unescapedText) || shortForbiddenPattern.test(objectsOf(unescapedText)))
    throw new UploadRefused('upload.unsupported')
}

/** The bytes between the streams, found in one pass, even if many streams begin and never end. */
function objectsOf(plain: string): string {
  const objects: string[] = []
  let from = 0
  for (const { index, 0: begin } of plain.matchAll(streamStartPattern)) {
    if (index < from) continue
    const end = plain.indexOf(STREAM_ENDS, index + begin.length)
    if (end < 0) break
    objects.push(plain.slice(from, index + begin.length))
    from = end
  }
  return [...objects, plain.slice(from)].join('')
}

/** Checks the contents of object streams, into which objects may be packed since PDF 1.5. */
function checkObjectStreams(content: Buffer, text: string): void {
  let [left, count, end] = [MAX_UNPACKED_BYTES, 0, 0]
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 'end'.length)) continue
    count += 1
    if (count > maxStreams) throw new UploadRefused('upload.unsupported')
    const dictionary = text.slice(Math.max(0, index - dictionaryWithin), index)
    const own = dictionary.slice(dictionary.lastIndexOf(' obj'))
    if (!objectStreamPattern.test(own)) continue
    const from = index + (text[index + 'stream'.length] === '\r' ? 'stream\r\n' : 'stream\n').length
    if (end < from) end = text.indexOf(STREAM_ENDS, from)
    if (end < 0) throw new UploadRefused('upload.damaged')
    const unpackedText = decompress(content.subarray(from, end), own, left)
    left -= unpackedText.length
    if (left < 0) throw new UploadRefused('upload.unsupported')
    checkNames(unpackedText)
  }
}

function decompress(stream: Buffer, dictionary: string, most: number): string {
  if (!dictionary.includes('/Filter')) return stream.toString('latin1')
  // A stream that is compressed in another way, too large or encrypted cannot be checked.
  if (!flateFilterPattern.test(dictionary) || dictionary.includes('/DecodeParms'))
    throw new UploadRefused('upload.unsupported')
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, most) }).toString('latin1')
  } catch {
    throw new UploadRefused('upload.unsupported')
  }
}
