import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// The first port to try: below the ports of outgoing connections, which could take a port that is released for a
// moment.
const FIRST = 20_000
const LAST = 31_999

/** Returns a port of the loopback address on which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer().on('error', () => settle(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)))
  })
}
