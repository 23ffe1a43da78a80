import { inflateSync } from 'node:zlib'
import { MIB } from '#domain/bytes.ts'
import { UploadRefused } from './suspicious.ts'

const header = /^%PDF-[12]\.\d[\s%]/
const ending = /%%EOF[\s\0]*$/
const endWithin = 1024
// Names that make a reader run, start, fetch or carry something (ISO 32000-2, 12.6.4, 7.11.4, 12.7.8, 13).
const forbidden = /\/(?:JavaScript|Launch|EmbeddedFiles?|ImportData|SubmitForm|RichMedia)(?![A-Za-z0-9_.-])/
// So short that packed pictures hold them by chance.
const forbiddenInObjects = /\/(?:JS|XFA|GoToE)(?![A-Za-z0-9_.-])/
const streams = /(>>\s*stream\r?\n)[^]*?(?=endstream)/g
const markup = /<(?:!doctype\s+html|script|svg|iframe)[\s>/]|<\?php/i
const objectStream = /\/Type\s*\/ObjStm/
const inflated = /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*\]?\s*(?=\/|>>|$)/
const dictionaryWithin = 2048
/** What all object streams of a file may unfold to. */
const mostUnfolded = 50 * MIB

/** A PDF from its first byte to its last, whose objects neither run nor carry anything. Throws an UploadRefused. */
export function checkPdf(content: Buffer): Buffer {
  const text = content.toString('latin1')
  if (!header.test(text)) throw new UploadRefused('upload.unsupported')
  if (!ending.test(text.slice(-endWithin)))
    throw new UploadRefused(text.includes('%%EOF') ? 'upload.unsupported' : 'upload.damaged')
  if (markup.test(text)) throw new UploadRefused('upload.unsupported')
  checkNames(text)
  checkObjectStreams(content, text)
  return content
}

function checkNames(text: string): void {
  // A name may spell any of its letters as #41 (ISO 32000-2, 7.3.5).
  const plain = text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const objects = plain.replaceAll(streams, '$1')
  if (forbidden.test(plain) || forbiddenInObjects.test(objects)) throw new UploadRefused('upload.unsupported')
}

/** Since PDF 1.5 objects may be packed into streams, and what is packed is looked at as well. */
function checkObjectStreams(content: Buffer, text: string): void {
  let left = mostUnfolded
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 'end'.length)) continue
    const dictionary = text.slice(Math.max(0, index - dictionaryWithin), index)
    const own = dictionary.slice(dictionary.lastIndexOf(' obj'))
    if (!objectStream.test(own)) continue
    const from = index + (text[index + 'stream'.length] === '\r' ? 'stream\r\n' : 'stream\n').length
    const unfolded = unfold(content.subarray(from), own, left)
    left -= unfolded.length
    checkNames(unfolded)
  }
}

function unfold(stream: Buffer, dictionary: string, most: number): string {
  if (!dictionary.includes('/Filter'))
    return stream.toString('latin1', 0, Math.max(0, stream.indexOf('endstream')))
  // One packed in any other way cannot be looked into, nor can one that is a bomb or encrypted.
  if (!inflated.test(dictionary) || dictionary.includes('/DecodeParms'))
    throw new UploadRefused('upload.unsupported')
  try {
    return inflateSync(stream.subarray(0, Math.max(0, stream.indexOf('endstream'))), {
      maxOutputLength: Math.max(1, most),
    }).toString('latin1')
  } catch {
    throw new UploadRefused('upload.unsupported')
  }
}
