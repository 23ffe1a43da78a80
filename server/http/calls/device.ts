import Bowser from 'bowser'

const MAX_LENGTH = 400

/**
 * Browser and system of a User-Agent header, such as "Chrome · Windows", so that people recognise a device;
 * empty if it has neither. It is only the browser's claim and proves nothing.
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
