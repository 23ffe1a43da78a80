import type { Socket } from 'node:net'

/** Releases a slot; repeated calls have no effect. */
export type Release = () => void
/** The connection that uses a slot or waits for one; a closed connection does neither. */
export type Connection = Pick<Socket, 'destroyed' | 'once' | 'off'>
export type TransferSlots = {
  /**
   * Resolves with a slot, or with undefined if no slot became free in time, too many connections are waiting, or the
   * connection is closed. The slot is released at the latest when the connection closes.
   */
  take(address: string, connection: Connection): Promise<Release | undefined>
  /** The number of slots in use, and of connections that wait for a slot. */
  count(): { taken: number; waiting: number }
}

type WaitingTransfer = { address: string; enter: () => void }

/**
 * The maximum number of waiting connections. While a connection waits, its request body is not read and its file is
 * not opened.
 */
const MAX_WAITING = 100

/**
 * Creates slots for concurrent uploads or downloads, `most` in all and `mostOfAddress` per address, since each file
 * is fully in memory. Further connections wait for at most `waitMs`. A free slot goes to the first waiting connection
 * whose address is below its limit.
 */
export function createTransferSlots({
  most,
  mostOfAddress,
  waitMs,
}: {
  most: number
  mostOfAddress: number
  waitMs: number
}): TransferSlots {
  const takenSlots = new Map<string, number>()
  let waiting: WaitingTransfer[] = []
  let all = 0

  const hasFreeSlot = (address: string) => all < most && (takenSlots.get(address) ?? 0) < mostOfAddress

  function enter(address: string, connection: Connection): Release {
    all += 1
    takenSlots.set(address, (takenSlots.get(address) ?? 0) + 1)
    let isTaken = true
    const release = () => {
      if (!isTaken) return
      isTaken = false
      connection.off('close', release)
      all -= 1
      const remaining = takenSlots.get(address)! - 1
      if (remaining === 0) takenSlots.delete(address)
      else takenSlots.set(address, remaining)
      waiting.find((each) => hasFreeSlot(each.address))?.enter()
    }
    connection.once('close', release)
    return release
  }

  return {
    count: () => ({ taken: all, waiting: waiting.length }),

    take(address, connection) {
      // A closed connection emits no further event that could release a slot.
      if (connection.destroyed) return Promise.resolve(undefined)
      if (hasFreeSlot(address)) return Promise.resolve(enter(address, connection))
      if (waiting.length >= MAX_WAITING) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const releaseSlot = () => {
          clearTimeout(timer)
          connection.off('close', giveUp)
          waiting = waiting.filter((each) => each !== entry)
        }
        const giveUp = () => {
          releaseSlot()
          resolve(undefined)
        }
        const entry: WaitingTransfer = {
          address,
          enter() {
            releaseSlot()
            resolve(enter(address, connection))
          },
        }
        const timer = setTimeout(giveUp, waitMs)
        connection.once('close', giveUp)
        waiting.push(entry)
      })
    },
  }
}
