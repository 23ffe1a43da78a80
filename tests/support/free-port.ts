import { createServer } from 'node:net'

/** A free port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? found(address.port) : failed(new Error('No free port')),
      )
    })
  })
}
