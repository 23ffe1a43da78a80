import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connection, createTransferSlots } from './transfer-slots.ts'

class TestConnection extends EventEmitter {
  destroyed = false
  close() {
    this.destroyed = true
    this.emit('close')
  }
}
/** Creates a simulated connection with the members that transfer slots use. */
const openTestConnection = () => new TestConnection() as unknown as Connection & TestConnection

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns the current state of a promise. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, Promise.resolve('waits')])
}

describe('transfer slots', () => {
  it('are limited in total and per address; a free slot goes to the first request that is allowed to have it', async () => {
    const slots = createTransferSlots({ most: 3, mostOfAddress: 2, waitMs: 5_000 })
    const [a1, a2] = [
      await slots.take('a', openTestConnection()),
      await slots.take('a', openTestConnection()),
    ]
    const a3 = slots.take('a', openTestConnection())
    expect(await stateOf(a3)).toBe('waits')
    const b1 = await slots.take('b', openTestConnection())
    expect(b1).toBeTypeOf('function')
    const c1 = slots.take('c', openTestConnection())
    expect(await stateOf(c1)).toBe('waits')
    b1!()
    expect(await stateOf(c1)).toBeTypeOf('function')
    expect(await stateOf(a3)).toBe('waits')
    a1!()
    a1!()
    expect(await stateOf(a3)).toBeTypeOf('function')
    const d1 = slots.take('d', openTestConnection())
    expect(await stateOf(d1)).toBe('waits')
    a2!()
    expect(await stateOf(d1)).toBeTypeOf('function')
  })

  it('are refused after the wait, and a disconnected client releases its slot', async () => {
    const slots = createTransferSlots({ most: 1, mostOfAddress: 1, waitMs: 5_000 })
    const firstSlot = await slots.take('a', openTestConnection())
    const secondSlot = slots.take('b', openTestConnection())
    vi.advanceTimersByTime(5_000)
    expect(await secondSlot).toBeUndefined()
    firstSlot!()
    expect(await slots.take('c', openTestConnection())).toBeTypeOf('function')
  })

  it('have at most a hundred waiting requests', async () => {
    const slots = createTransferSlots({ most: 1, mostOfAddress: 1, waitMs: 5_000 })
    await slots.take('a', openTestConnection())
    const waiting = Array.from({ length: 100 }, (_, n) => slots.take(String(n), openTestConnection()))
    expect(await stateOf(waiting.at(-1)!)).toBe('waits')
    expect(await slots.take('one too many', openTestConnection())).toBeUndefined()
  })

  it('are released once when the connection closes', async () => {
    const slots = createTransferSlots({ most: 1, mostOfAddress: 1, waitMs: 5_000 })
    const connection = openTestConnection()
    const release = await slots.take('a', connection)
    connection.close()
    expect(slots.count()).toEqual({ taken: 0, waiting: 0 })
    await slots.take('b', openTestConnection())
    release!()
    expect(slots.count()).toEqual({ taken: 1, waiting: 0 })
  })

  it('are neither reserved for a closed connection nor given to it', async () => {
    const slots = createTransferSlots({ most: 1, mostOfAddress: 1, waitMs: 5_000 })
    const firstSlot = await slots.take('a', openTestConnection())
    const [left, patient] = [openTestConnection(), openTestConnection()]
    const secondSlot = slots.take('b', left)
    const thirdSlot = slots.take('c', patient)
    left.close()
    expect(await stateOf(secondSlot)).toBeUndefined()
    expect(slots.count()).toEqual({ taken: 1, waiting: 1 })
    firstSlot!()
    const release = await thirdSlot
    expect(release).toBeTypeOf('function')
    release!()
    expect(await slots.take('b', left)).toBeUndefined()
    expect(slots.count()).toEqual({ taken: 0, waiting: 0 })
    expect([left, patient].map((connection) => connection.listenerCount('close'))).toEqual([0, 0])
  })
})
