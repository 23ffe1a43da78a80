import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Brand, type CurrentBrand, isDemoBrand } from '#server/brand/brand.ts'
import { escapeXml } from './xml.ts'

const MARK = '/brand/mark'
const KEEP = 'public, max-age=31536000, immutable'
const BUILT = '/favicon.svg'
const BLUE = '#2250d8'
const jpegStart = '/9j/'

/**
 * Returns the address of the logo of a brand: in the demo the logo of the build, otherwise an address that changes
 * with the brand.
 */
export const markAddress = (brand: Brand): string =>
  isDemoBrand(brand) ? BUILT : `${MARK}?v=${versionOf(brand)}`

const versionOf = ({ version, brandName }: Brand): string =>
  createHash('sha256').update(`${version} ${brandName}`).digest('hex').slice(0, 12)

/**
 * Serves the logo of the portal; without a logo, an image of the first letter of the portal's name on the accent
 * colour.
 */
export function serveMark(app: FastifyInstance, brand: CurrentBrand): void {
  app.get(MARK, (_, reply) => {
    const { logo, brandName, accentColor } = brand()
    if (logo === null)
      return reply
        .headers({ 'Cache-Control': KEEP })
        .type('image/svg+xml')
        .send(letterMark(brandName, accentColor ?? BLUE))
    return reply
      .headers({ 'Cache-Control': KEEP })
      .type(logo.startsWith(jpegStart) ? 'image/jpeg' : 'image/png')
      .send(Buffer.from(logo, 'base64'))
  })
}

const letterMark = (brandName: string, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${color}"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="18" font-weight="700" fill="#fff">${escapeXml([...brandName][0] ?? '')}</text></svg>`
