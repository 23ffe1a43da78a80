/** Gives a place back; more than once is as once. */
export type Release = () => void
export type UploadSlots = {
  /** Resolves with a place, or with nothing where none came free in time or too many wait already. */
  take(address: string): Promise<Release | undefined>
  /** How many are taken, and how many wait for one. */
  count(): { reading: number; waiting: number }
}

type Waiting = { address: string; enter: (release: Release) => void }

/** A body that waits is not read; this many connections may do so. */
const MOST_WAITING = 100

/**
 * Places for forms that are read at a time, `most` in all and `mostOfAddress` of one address: what is read is held in memory. The
 * person who comes beyond that waits, `waitMs` at most, in order of arrival as far as their address has a place.
 */
export function createUploadSlots({
  most,
  mostOfAddress,
  waitMs,
}: {
  most: number
  mostOfAddress: number
  waitMs: number
}): UploadSlots {
  const taken = new Map<string, number>()
  let waiting: Waiting[] = []
  let all = 0

  const hasPlace = (address: string) => all < most && (taken.get(address) ?? 0) < mostOfAddress

  function enter(address: string): Release {
    all += 1
    taken.set(address, (taken.get(address) ?? 0) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      all -= 1
      const left = taken.get(address)! - 1
      if (left === 0) taken.delete(address)
      else taken.set(address, left)
      const next = waiting.find((each) => hasPlace(each.address))
      if (next) next.enter(enter(next.address))
    }
  }

  return {
    count: () => ({ reading: all, waiting: waiting.length }),

    take(address) {
      if (hasPlace(address)) return Promise.resolve(enter(address))
      if (waiting.length >= MOST_WAITING) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const done = (release?: Release) => {
          clearTimeout(timer)
          waiting = waiting.filter((each) => each !== entry)
          resolve(release)
        }
        const entry: Waiting = { address, enter: done }
        const timer = setTimeout(done, waitMs)
        waiting.push(entry)
      })
    },
  }
}
