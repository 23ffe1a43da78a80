import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { passingSeconds, remainingAfter } from './passing-seconds.ts'

describe('passingSeconds', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function startListener() {
    const passedSeconds: number[] = []
    const clock = { now: vi.fn(() => new Date()) }
    const listener = setup({
      types: {} as { events: { type: 'seconds.passed'; seconds: number } },
      actors: { passingSeconds: passingSeconds(clock) },
    }).createMachine({
      invoke: { id: 'passingSeconds', src: 'passingSeconds' },
      on: { 'seconds.passed': { actions: ({ event }) => void passedSeconds.push(event.seconds) } },
    })
    return { passed: passedSeconds, clock, actor: createActor(listener).start() }
  }

  it('sends an event every second', () => {
    const { passed } = startListener()
    vi.advanceTimersByTime(3_900)
    expect(passed).toEqual([1, 1, 1])
  })

  it('counts from a whole second again when the count is restarted', () => {
    const { passed, actor } = startListener()
    vi.advanceTimersByTime(900)
    actor.getSnapshot().children.passingSeconds!.send({ type: 'count.restarted' })
    vi.advanceTimersByTime(900)
    expect(passed).toEqual([])
    vi.advanceTimersByTime(250)
    expect(passed).toEqual([1])
  })

  it('reads the clock, so that a suspended tab catches up without losing a part of a second', () => {
    const { passed } = startListener()
    vi.setSystemTime(Date.now() + 60_600)
    vi.advanceTimersByTime(250)
    vi.advanceTimersByTime(250)
    expect(passed).toEqual([60, 1])
  })

  it('continues from the current time of a clock that was set back', () => {
    const { passed } = startListener()
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(2_250)
    expect(passed).toEqual([1, 1])
  })

  it('stops when its parent stops', () => {
    const { passed, actor, clock } = startListener()
    actor.stop()
    clock.now.mockClear()
    vi.advanceTimersByTime(5_000)
    expect([passed, clock.now.mock.calls]).toEqual([[], []])
  })
})

describe('remainingAfter', () => {
  it.each([
    [30, 1, 29],
    [1, 1, 0],
    [3, 180, 0],
    [0, 1, 0],
  ])('of %i s, %i s later, is %i s', (left, seconds, rest) => {
    expect(remainingAfter(left, { seconds })).toBe(rest)
  })
})
