import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { networkAddresses, withHostOf } from './open-to-network.ts'

describe('the arguments of the server', () => {
  it.each([
    [[], undefined],
    [['--host'], '0.0.0.0'],
    [['--host', '192.168.0.5'], '192.168.0.5'],
    [['--host', '--other'], '0.0.0.0'],
  ])('%j listen on %s', (args, host) => {
    expect(withHostOf(args, {}).HOST).toBe(host)
  })

  it('override the environment, which applies if no argument is given', () => {
    expect(withHostOf(['--host', '::'], { HOST: 'localhost' }).HOST).toBe('::')
    expect(withHostOf([], { HOST: 'localhost' }).HOST).toBe('localhost')
  })
})

describe('the network addresses of a server', () => {
  const wifi = { family: 'IPv4', internal: false, address: '192.168.0.5' } as NetworkInterfaceInfo
  const own = { family: 'IPv4', internal: true, address: '127.0.0.1' } as NetworkInterfaceInfo
  const six = { family: 'IPv6', internal: false, address: 'fe80::1' } as NetworkInterfaceInfo

  it.each([
    ['localhost', []],
    ['127.0.0.1', []],
    ['::1', []],
    ['192.168.0.7', ['192.168.0.7']],
    ['0.0.0.0', ['192.168.0.5']],
    ['::', ['192.168.0.5']],
  ])('listening on %s', (host, addresses) => {
    expect(networkAddresses(host, { lo: [own], wlan0: [wifi, six], gone: undefined })).toEqual(addresses)
  })
})
