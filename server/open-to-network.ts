import { networkInterfaces } from 'node:os'

const EVERY_ADDRESS = '0.0.0.0'
const onThisMachine = /^(?:localhost|127\.|\[?::1\]?$)/

/**
 * Returns the environment with HOST from the arguments of a program: `--host ADDRESS`, or `--host` alone for every
 * address of the machine.
 */
export function withHostOf(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const at = args.indexOf('--host')
  if (at < 0) return env
  const [address] = args.slice(at + 1)
  return { ...env, HOST: address === undefined || address.startsWith('-') ? EVERY_ADDRESS : address }
}

/**
 * Returns the addresses at which other machines on the network reach a server that listens on `host`: none, the given
 * address, or each address of the machine.
 */
export function networkAddresses(host: string, interfaces = networkInterfaces()): string[] {
  if (onThisMachine.test(host)) return []
  if (host !== EVERY_ADDRESS && host !== '::') return [host]
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
