import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { type PagePart, partsOf } from './part.ts'

const serverFailed = problemNamed('server.failed')
const { signal } = new AbortController()
const pendingForever = new Promise<never>(() => {})

/** Creates a call that returns the next of `ends` each time: a text as its result, an error as its failure. */
function callOf(...ends: (string | Error | Promise<string>)[]) {
  let made = 0
  return {
    made: () => made,
    read: () => {
      const end = ends[made]!
      made += 1
      return end instanceof Error ? Promise.reject(end) : Promise.resolve(end)
    },
  }
}

/** Returns the list of the states of a part: the current one, and each later state once it is reached. */
function statesOf(part: PagePart<string>): string[] {
  const states = [part.state().is as string]
  part.subscribe(() => {
    const state = part.state()
    states.push(state.is === 'failed' && state.isRetrying ? 'retrying' : state.is)
  })
  return states
}

describe('a part of a page', () => {
  it('is loaded with the data of its call', async () => {
    const part = await partsOf({}, signal)(callOf('bills').read)
    expect(part.state()).toEqual({ is: 'loaded', data: 'bills' })
  })

  it.each([serverFailed, new Problem(404, '', {}), new Problem(0, 'late')])(
    'keeps %s and loads by itself on a retry',
    async (problem) => {
      const { read, made } = callOf(problem, serverFailed, 'bills')
      const part = await partsOf({}, signal)(read)
      expect(part.state()).toMatchObject({ is: 'failed', problem })
      const states = statesOf(part)
      await part.retry()
      await part.retry()
      expect(states).toEqual(['failed', 'retrying', 'failed', 'retrying', 'loaded'])
      await part.retry()
      expect(made()).toBe(3)
    },
  )

  it('makes one call if its retry is pressed twice', async () => {
    const { read, made } = callOf(serverFailed, pendingForever, 'bills')
    const part = await partsOf({}, signal)(read)
    void part.retry()
    void part.retry()
    expect(made()).toBe(2)
  })

  it.each([
    'session.missing',
    'session.expired',
    'password.unconfirmed',
    'factor.missing',
    'role.missing',
  ] as const)('ends the loader with %s', async (name) => {
    await expect(partsOf({}, signal)(callOf(problemNamed(name)).read)).rejects.toMatchObject({ reason: name })
  })

  it('rejects the loader if the guards redirect, and for the problems that concern the whole page', async () => {
    const led = problemNamed('server.failed')
    led.isLedOn = true
    await expect(partsOf({}, signal)(callOf(led).read)).rejects.toBe(led)
    const missing = problemNamed('company.missing')
    await expect(partsOf({}, signal, 'company.missing')(callOf(missing).read)).rejects.toBe(missing)
    expect((await partsOf({}, signal)(callOf(missing).read)).state().is).toBe('failed')
  })

  it('rejects the loader when its call is aborted, or fails with an error of the app', async () => {
    const abortError = new DOMException('', 'AbortError')
    await expect(partsOf({}, signal)(callOf(abortError).read)).rejects.toBe(abortError)
    await expect(partsOf({}, signal)(callOf(new TypeError()).read)).rejects.toThrow(TypeError)
  })
})

describe('a part that takes longer than two seconds', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is returned as loading, and receives its data later', async () => {
    let arrive: (data: string) => void = () => {}
    const lateValue = new Promise<string>((resolve) => (arrive = resolve))
    const reading = partsOf({}, signal)(callOf(lateValue).read)
    await vi.advanceTimersByTimeAsync(2_000)
    const states = statesOf(await reading)
    arrive('bills')
    await vi.advanceTimersByTimeAsync(0)
    expect(states).toEqual(['loading', 'loaded'])
  })

  it('receives its problem later, also a problem of the session', async () => {
    let fail: (error: Error) => void = () => {}
    const lateValue = new Promise<string>((_, reject) => (fail = reject))
    const reading = partsOf({}, signal)(callOf(lateValue).read)
    await vi.advanceTimersByTimeAsync(2_000)
    const states = statesOf(await reading)
    fail(problemNamed('session.expired'))
    await vi.advanceTimersByTimeAsync(0)
    expect(states).toEqual(['loading', 'failed'])
  })

  it('is awaited while the server renders', async () => {
    let isGiven = false
    void partsOf({ rendering: true }, signal)(callOf(pendingForever).read).then(() => (isGiven = true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isGiven).toBe(false)
  })
})
