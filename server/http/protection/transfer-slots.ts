import type { Socket } from 'node:net'

/** Gives a place back; more than once is as once. */
export type Release = () => void
/** Whom a place is for: once it has closed, it waits for none and has none. */
export type Connection = Pick<Socket, 'destroyed' | 'once' | 'off'>
export type TransferSlots = {
  /**
   * Resolves with a place, which is given back at the latest when the connection closes, or with nothing where none came free in
   * time, too many wait already, or the connection is closed.
   */
  take(address: string, connection: Connection): Promise<Release | undefined>
  /** How many are taken, and how many wait for one. */
  count(): { taken: number; waiting: number }
}

type Waiting = { address: string; enter: () => void }

/** A body that waits is not read, and a file not opened; this many connections may wait. */
const MAX_WAITING = 100

/**
 * Places for files that are under way at a time, forms that are read or downloads that are sent, `most` in all and `mostOfAddress` of
 * one address: each is held in memory whole. The person who comes beyond that waits, `waitMs` at most, in order of arrival as far
 * as their address has a place.
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
  const taken = new Map<string, number>()
  let waiting: Waiting[] = []
  let all = 0

  const hasPlace = (address: string) => all < most && (taken.get(address) ?? 0) < mostOfAddress

  function enter(address: string, connection: Connection): Release {
    all += 1
    taken.set(address, (taken.get(address) ?? 0) + 1)
    let isTaken = true
    const release = () => {
      if (!isTaken) return
      isTaken = false
      connection.off('close', release)
      all -= 1
      const left = taken.get(address)! - 1
      if (left === 0) taken.delete(address)
      else taken.set(address, left)
      waiting.find((each) => hasPlace(each.address))?.enter()
    }
    connection.once('close', release)
    return release
  }

  return {
    count: () => ({ taken: all, waiting: waiting.length }),

    take(address, connection) {
      // One that has closed emits no further event that could give a place back.
      if (connection.destroyed) return Promise.resolve(undefined)
      if (hasPlace(address)) return Promise.resolve(enter(address, connection))
      if (waiting.length >= MAX_WAITING) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const leave = () => {
          clearTimeout(timer)
          connection.off('close', giveUp)
          waiting = waiting.filter((each) => each !== entry)
        }
        const giveUp = () => {
          leave()
          resolve(undefined)
        }
        const entry: Waiting = {
          address,
          enter() {
            leave()
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
