import { UploadRefused } from './suspicious.ts'

/** The maximum size of an image, in pixels: a browser needs four bytes for each to show the image. */
const MAX_PIXELS = 40_000_000

/**
 * Checks that a browser can show an image of this size. Throws `upload.damaged` for no pixels, `upload.tooLarge` for
 * too many.
 */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height === 0) throw new UploadRefused('upload.damaged')
  if (width * height > MAX_PIXELS) throw new UploadRefused('upload.tooLarge')
}
