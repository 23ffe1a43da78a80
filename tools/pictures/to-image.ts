import type { Page } from '@playwright/test'

type ImageOptions = { width: number; type: 'image/webp' | 'image/jpeg'; quality: number }

/**
 * Converts a PNG into a smaller picture of another type with the browser of a page; `width` is in pixels, `quality`
 * from 0 to 1.
 */
export async function toImage(page: Page, png: Buffer, wanted: ImageOptions): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ source, width, type, quality }) => {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0))
      const whole = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const height = Math.round((whole.height * width) / whole.width)
      const picture = await createImageBitmap(whole, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      })
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')!.drawImage(picture, 0, 0)
      const blob = await canvas.convertToBlob({ type, quality })
      const imageBytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(imageBytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { source: png.toString('base64'), ...wanted },
  )
  return Buffer.from(encoded, 'base64')
}
