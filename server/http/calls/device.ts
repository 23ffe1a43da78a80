import Bowser from 'bowser'

const MAX_LENGTH = 400

/**
 * Returns the browser and system of a User-Agent header, such as "Chrome · Windows", so that people recognise a
 * device; empty if the header names neither. The header is only a claim of the browser and proves nothing.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  return [browser.name, os.name]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/[^\p{L}\p{N} ·._-]/gu, '')
    .slice(0, 100)
}
