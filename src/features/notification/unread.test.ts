import { describe, expect, it, vi } from 'vitest'
import { createUnreadCount } from './unread.ts'

/** Creates tabs that each receive the messages of all other tabs. */
function createTabs(count: number) {
  const channels: { hear: (data: unknown) => void }[] = []
  const openChannel = () => {
    let hear: (event: MessageEvent) => void = () => {}
    const own = { hear: (data: unknown) => hear({ data } as MessageEvent) }
    channels.push(own)
    return {
      postMessage: (data: unknown) =>
        channels.filter((other) => other !== own).forEach((other) => other.hear(data)),
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => void (hear = listener),
      close: () => void channels.splice(channels.indexOf(own), 1),
    } as unknown as BroadcastChannel
  }
  return { channels, made: Array.from({ length: count }, () => createUnreadCount(openChannel)) }
}

describe('the store of the number of unread notifications', () => {
  it('has the same number in every tab, and sends it only when it changes', () => {
    const {
      made: [here, there],
    } = createTabs(2)
    const [listener, other] = [vi.fn(), vi.fn()]
    here!.subscribe(listener)
    there!.subscribe(other)
    here!.receiveCount(3)
    here!.receiveCount(3)
    expect([here!.now(), there!.now()]).toEqual([3, 3])
    expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
    there!.receiveCount(0)
    expect(here!.now()).toBe(0)
  })

  it('keeps the channel open while the store has subscribers', () => {
    const {
      channels,
      made: [here],
    } = createTabs(1)
    const unsubscribers = [here!.subscribe(() => {}), here!.subscribe(() => {})]
    expect(channels).toHaveLength(1)
    unsubscribers.forEach((end) => end())
    expect(channels).toHaveLength(0)
  })

  it('ignores messages that are not a number', () => {
    const {
      channels,
      made: [here],
    } = createTabs(1)
    here!.subscribe(() => {})
    for (const message of ['5', -1, 1.5, null, { count: 2 }]) channels[0]!.hear(message)
    expect(here!.now()).toBeUndefined()
  })
})
