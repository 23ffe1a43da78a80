import { randomBytes } from 'node:crypto'

const MAX_IN_A_MILLISECOND = 0xf_ff
let lastId = { time: 0, count: 0 }

/**
 * Returns a UUID that is greater than every earlier UUID of this node (RFC 9562, version 7, with a counter after the
 * milliseconds). The rows of a history are ordered by their time and then by this id, so that rows of the same moment
 * stay in the order in which they were written.
 */
export function orderedId(): string {
  const now = Math.max(Date.now(), lastId.time)
  const isFull = now === lastId.time && lastId.count === MAX_IN_A_MILLISECOND
  const time = isFull ? now + 1 : now
  lastId = { time, count: time === lastId.time ? lastId.count + 1 : 0 }
  const head = time.toString(16).padStart(12, '0')
  const hexCount = lastId.count.toString(16).padStart(3, '0')
  const random = randomBytes(8)
  random[0] = (random[0]! & 0x3f) | 0x80
  const tail = random.toString('hex')
  return `${head.slice(0, 8)}-${head.slice(8)}-7${hexCount}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
