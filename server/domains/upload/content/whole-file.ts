import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import type { Schema } from '#contract/operation.ts'
import { checkJpeg } from './jpeg.ts'
import { checkPdf } from './pdf.ts'
import { checkPixels } from './picture-size.ts'
import { checkPng } from './png.ts'
import { isArchive, UploadRefused } from './suspicious.ts'

type ContentType = Schema<'FileContentType'>

/**
 * For each kind of file, the function that checks a complete file and returns its cleaned content; throws an
 * UploadRefused for any other file.
 */
const checks: Record<ContentType, (content: Buffer) => Buffer | Promise<Buffer>> = {
  'application/pdf': checkPdf,
  'image/png': checkPng,
  'image/jpeg': checkJpeg,
}

/**
 * Determines the kind of a file from its first bytes, and checks that the whole file is of that kind and
 * hides nothing else. Returns the kind and the cleaned content. Throws an UploadRefused.
 */
export async function inspect(content: Buffer): Promise<{ contentType: ContentType; content: Buffer }> {
  if (content.length === 0) throw new UploadRefused('upload.damaged')
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  const contentType = found?.mime as ContentType | undefined
  if (contentType === undefined || !Object.hasOwn(checks, contentType))
    throw new UploadRefused('upload.unsupported')
  const cleaned = await checks[contentType](content)
  if (isArchive(cleaned)) throw new UploadRefused('upload.unsupported')
  if (contentType !== 'application/pdf') checkPixels(sizeOf(cleaned))
  return { contentType, content: cleaned }
}

function sizeOf(content: Buffer): { width: number; height: number } {
  try {
    return imageSize(content)
  } catch {
    throw new UploadRefused('upload.damaged')
  }
}
