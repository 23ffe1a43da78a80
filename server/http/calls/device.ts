import Bowser from 'bowser'

const LONGEST = 400

/**
 * Browser and system of a User-Agent header, such as "Chrome · Windows", for people to recognise a device by; empty where it
 * contains neither. It is what the browser claims and proves nothing.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST))
  return [browser.name, os.name]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/[^\p{L}\p{N} ·._-]/gu, '')
    .slice(0, 100)
}
