import { isIP } from 'node:net'
import * as v from 'valibot'
import { isEmail } from '#domain/email.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the host of a URL is this machine. */
export const isOfThisMachine = (address: string): boolean => loopbackNames.has(new URL(address).hostname)

/** Returns the schema of a boolean setting: 1, true, 0 or false. */
export const booleanSetting = (byDefault: boolean) =>
  v.optional(
    v.pipe(
      v.string(),
      v.picklist(['0', '1', 'true', 'false'], 'must be 1 or 0'),
      v.transform((text) => text === '1' || text === 'true'),
    ),
    byDefault ? '1' : '0',
  )

/** Returns the schema of a setting with a whole number within a range. */
export const countSetting = (byDefault: number, least: number, most: number) =>
  v.optional(wholeNumber(least, most), String(byDefault))

/** Returns the schema of an integer within a range, without a default. */
export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  )
}

/** Returns the schema of a port; with 0 the system chooses a free port. */
export const portSetting = () => wholeNumber(0, 65_535)

/** Returns the schema of a setting with integers separated by commas. */
export const numberList = (byDefault: number[], most: number) => {
  const message = `must be whole numbers up to ${most} with commas between them`
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}(,\d{1,5})*$/, message),
      v.transform((text) => text.split(',').map(Number)),
      v.check((numbers) => numbers.every((number) => number <= most), message),
    ),
    byDefault.join(','),
  )
}

/** Returns the schema of an absolute address of one of the given protocols. */
export const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => protocols.includes(parseUrl(text)?.protocol ?? ''),
      `must be an address that begins with ${protocols[0]}//`,
    ),
  )

/** A mail server, `smtp[s]://[user:password@]host[:port]`; a password only together with a user. */
export const mailServer = v.pipe(
  v.string(),
  v.check((text) => {
    const { protocol = '', hostname, username, password, pathname, search, hash } = parseUrl(text) ?? {}
    if (!['smtp:', 'smtps:'].includes(protocol) || !hostname || (username === '') !== (password === ''))
      return false
    return ['', '/'].includes(pathname ?? '') && search === '' && hash === ''
  }, 'must be an address such as smtps://user:password@mail.example:465'),
)

/** The address of ClamAV's daemon, `tcp://host:port` or `unix:/path`. */
export const scannerAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const { protocol, hostname, port, pathname, search, hash, username } = parseUrl(text) ?? {}
    if (search !== '' || hash !== '' || username !== '') return false
    if (protocol === 'unix:') return hostname === '' && /^\/[^/]/.test(pathname ?? '')
    return protocol === 'tcp:' && hostname !== '' && port !== '' && ['', '/'].includes(pathname ?? '')
  }, 'must be an address such as tcp://clamd:3310 or unix:/run/clamav/clamd.ctl'),
)

/** The sender of mails: an address, or a name with the address in angle brackets. */
export const mailSender = v.pipe(
  v.string(),
  v.check((text) => {
    const [, named, bare] = /^(?:[^<>"@,;:\\\p{Cc}]{1,60} <([^<>\s]+)>|([^<>\s]+))$/u.exec(text) ?? []
    const address = named ?? bare
    return address !== undefined && isEmail(address)
  }, 'must be an address such as portal@example.com, or a name and an address such as Portal <portal@example.com>'),
)

/** A telephone number of digits alone. */
export const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^\d{8,11}$/, 'must be a telephone number of 8 to 11 digits'),
)

/** scheme://host[:port] without a path. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && parseUrl(text)?.origin === text,
    'must be an origin such as https://portal.example, without a path',
  ),
)

/** Whether an origin uses https, or is on this machine, where browsers treat http as secure as well. */
export const isSecureOrigin = (text: string) =>
  text.startsWith('https://') || loopbackNames.has(parseUrl(text)?.hostname ?? '')

export const logLevel = v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'info')

export const secretSetting = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{1,4096}$/, 'must be one word of printable ASCII'),
)

const isKey = (text: string) => /^[A-Za-z0-9+/]{43}=$/.test(text)
/** Keys of 32 bytes as base64, separated by commas: the current key first, then the keys of older recovery codes. */
export const hashKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.check((parts) => parts.every(isKey), 'must be 32 bytes as base64'),
  v.transform((parts) => parts.map((part) => Buffer.from(part, 'base64'))),
)

/**
 * The proxies whose X-Forwarded-For header is trusted: none, a number of hops, or listed addresses and networks.
 * "All" is not offered, since any caller could then choose the address under which the server counts the caller.
 */
export const trustProxy = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d$/.test(text) || text.split(',').every(isNetwork),
      'must be 0, a number of hops up to 9, or addresses and networks with commas between them',
    ),
    v.transform((text): false | string | TrustedHops =>
      text === '0' ? false : /^\d$/.test(text) ? trustedHops(Number(text)) : text,
    ),
  ),
  '0',
)

type TrustedHops = (address: string, hop: number) => boolean
const trustedHops =
  (trusted: number): TrustedHops =>
  (_, hop) =>
    hop < trusted

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
