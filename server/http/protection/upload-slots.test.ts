import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadSlots } from './upload-slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What became of a promise by now. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, Promise.resolve('waits')])
}

describe('places for uploads', () => {
  it('are so many in all and for an address; one that comes free goes to the first who may have it', async () => {
    const slots = createUploadSlots({ most: 3, mostOfAddress: 2, waitMs: 5_000 })
    const [a1, a2] = [await slots.take('a'), await slots.take('a')]
    const a3 = slots.take('a')
    expect(await stateOf(a3)).toBe('waits')
    const b1 = await slots.take('b')
    expect(b1).toBeTypeOf('function')
    const c1 = slots.take('c')
    expect(await stateOf(c1)).toBe('waits')
    b1!()
    expect(await stateOf(c1)).toBeTypeOf('function')
    expect(await stateOf(a3)).toBe('waits')
    a1!()
    a1!()
    expect(await stateOf(a3)).toBeTypeOf('function')
    const d1 = slots.take('d')
    expect(await stateOf(d1)).toBe('waits')
    a2!()
    expect(await stateOf(d1)).toBeTypeOf('function')
  })

  it('are given up after the wait, and a place is not lost to the one who left', async () => {
    const slots = createUploadSlots({ most: 1, mostOfAddress: 1, waitMs: 5_000 })
    const first = await slots.take('a')
    const second = slots.take('b')
    vi.advanceTimersByTime(5_000)
    expect(await second).toBeUndefined()
    first!()
    expect(await slots.take('c')).toBeTypeOf('function')
  })

  it('are waited for by a hundred at most', async () => {
    const slots = createUploadSlots({ most: 1, mostOfAddress: 1, waitMs: 5_000 })
    await slots.take('a')
    const waiting = Array.from({ length: 100 }, (_, n) => slots.take(String(n)))
    expect(await stateOf(waiting.at(-1)!)).toBe('waits')
    expect(await slots.take('one too many')).toBeUndefined()
  })
})
