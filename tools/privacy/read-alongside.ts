import { setTimeout as wait } from 'node:timers/promises'
import { cookiesOf, fetchPage, marksShown, type Reader } from './reader.ts'

const PAUSE_MS = 200

/**
 * Makes all readers visit the same addresses at the same time, each with a separate session, until they are stopped.
 */
export function readConcurrently(origin: string, readers: readonly Reader[]) {
  const report = { pages: 0, away: 0, faults: [] as string[] }
  const day = { isOver: false }
  const addresses = [...new Set(readers.flatMap((reader) => reader.addresses))]

  async function read(reader: Reader): Promise<void> {
    const jar = reader.email === undefined ? new Map<string, string>() : await cookiesOf(origin, reader.email)
    const marksOfOthers = readers.filter((each) => each !== reader).flatMap(({ marks }) => marks)
    // The readers go through the same list together, so that the server renders the same page for several readers at
    // the same time.
    for (let turn = 0; !day.isOver; turn += 1) {
      const address = addresses[turn % addresses.length]!
      const { status, text } = await fetchPage(origin, address, jar)
      report.pages += 1
      const [shown] = marksShown(text, address, marksOfOthers)
      if (shown !== undefined) report.faults.push(`${reader.email ?? 'a visitor'} at ${address}: ${shown}`)
      if (status >= 500) report.away += 1
      await wait(PAUSE_MS)
    }
  }

  const reading = Promise.allSettled(readers.map(read))
  return {
    async end() {
      day.isOver = true
      for (const ended of await reading)
        if (ended.status === 'rejected') report.faults.push(String(ended.reason))
      return report
    },
  }
}
