import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, type Dispatcher, fetch } from 'undici'
import { MIB } from '#domain/bytes.ts'
import { SECOND_MS } from '#domain/durations.ts'

const TIMEOUT_MS = 10 * SECOND_MS
/** The maximum size of an answer in bytes: enough for a page of accounts, or a group with its members. */
const MAX_ANSWER_BYTES = 16 * MIB
/** ::/96 contains IPv4 addresses written as IPv6 addresses (RFC 4291, section 2.5.5.1). */
const embeddedIpv4 = ipaddr.IPv6.parseCIDR('::/96')

/** Thrown if a request is not made because its address is not on the public internet. */
class NotPublic extends Error {}

/** Whether an IP address is on the public internet: not a loopback, private, link-local or reserved address. */
export function isPublicAddress(address: string): boolean {
  const withoutBrackets = address.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(withoutBrackets)) return false
  const parsed = ipaddr.process(withoutBrackets)
  return parsed.range() === 'unicast' && !(parsed.kind() === 'ipv6' && parsed.match(embeddedIpv4))
}

/**
 * Resolves a name, and fails unless each of its addresses is public, so that the connection uses only an address that
 * was checked.
 */
const publicLookup: LookupFunction = (hostname, options, done) =>
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const list = Array.isArray(addresses) ? addresses : []
    if (list.length === 0 || !list.every(({ address }) => isPublicAddress(address)))
      return done(new NotPublic(`${hostname} is not public.`), '', 0)
    if (options.all) return done(null, list)
    done(null, list[0]!.address, list[0]!.family)
  })

/**
 * Creates a fetch to the public internet only: names, redirects and a changed DNS cannot reach an address of a
 * private network. `allowed` are hosts with ports that may have any address, for tests and for apps next to the
 * portal.
 */
export function createPublicFetch(allowed: readonly string[]) {
  const publicConnector = buildConnector({ lookup: publicLookup, timeout: TIMEOUT_MS })
  const plainConnector = buildConnector({ timeout: TIMEOUT_MS })
  const connect: buildConnector.connector = (options, done) => {
    const { hostname, port, protocol } = options
    if (allowed.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`))
      return plainConnector(options, done)
    const isLiteral = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
    if (isLiteral && !isPublicAddress(hostname))
      return done(new NotPublic(`${hostname} is not public.`), null)
    return publicConnector(options, done)
  }
  const dispatcher: Dispatcher = new Agent({ connect, maxResponseSize: MAX_ANSWER_BYTES })

  return (
    url: string,
    {
      method = 'POST',
      signal,
      ...init
    }: {
      headers: Record<string, string>
      body?: string
      method?: 'GET' | 'POST' | 'PATCH'
      /** Aborts the call, also before its time limit. */
      signal?: AbortSignal
    },
  ) =>
    fetch(url, {
      ...init,
      method,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
      dispatcher,
    })
}

export type PublicFetch = ReturnType<typeof createPublicFetch>

/**
 * Whether an address is allowed for a webhook: https, or http to an allowed host, without credentials, and no private
 * address.
 */
export function isWebhookUrl(text: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (allowed.includes(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`))
    return /^https?:$/.test(protocol)
  const isLiteral = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return protocol === 'https:' && (isLiteral ? isPublicAddress(hostname) : hostname.includes('.'))
}
