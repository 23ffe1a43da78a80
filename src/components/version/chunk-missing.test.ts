import { afterEach, describe, expect, it, vi } from 'vitest'
import { isServerReachable, reloadOnce } from './chunk-missing.ts'

function pageAt(
  now: number,
  { reachable = true, dirty = false, typesMeanwhile = false, forbidden = false } = {},
) {
  const storedTexts = new Map<string, string>()
  let reloads = 0
  let isDirty = dirty
  return {
    page: (later = 0) => ({
      recall: (key: string) => storedTexts.get(key) ?? null,
      keep: (key: string, text: string) => !forbidden && storedTexts.set(key, text) !== undefined,
      now: () => now + later,
      reachable: () => {
        isDirty ||= typesMeanwhile
        return Promise.resolve(reachable)
      },
      isDirty: () => isDirty,
      reload: () => {
        reloads += 1
      },
    }),
    reloads: () => reloads,
  }
}

describe('a missing chunk', () => {
  it('reloads the page at most once in ten seconds', async () => {
    const { page, reloads } = pageAt(1_000_000)
    expect(await reloadOnce(page())).toBe(true)
    expect(await reloadOnce(page(9_999))).toBe(false)
    expect(reloads()).toBe(1)
    expect(await reloadOnce(page(10_000))).toBe(true)
    expect(reloads()).toBe(2)
  })

  it('reloads the page again if the clock was set back since the last reload', async () => {
    const { page, reloads } = pageAt(86_400_000)
    expect([await reloadOnce(page()), await reloadOnce(page(-86_000_000))]).toEqual([true, true])
    expect(reloads()).toBe(2)
  })

  it('reloads the page once when two missing chunks are reported at the same time', async () => {
    const { page, reloads } = pageAt(1_000_000)
    expect(await Promise.all([reloadOnce(page()), reloadOnce(page())])).toEqual([true, false])
    expect(reloads()).toBe(1)
  })

  it('does not reload while the server does not answer', async () => {
    const { page, reloads } = pageAt(1_000_000, { reachable: false })
    expect(await reloadOnce(page())).toBe(false)
    expect(reloads()).toBe(0)
  })

  it('does not reload the page if the browser forbids storage, since the reloads would never end', async () => {
    const { page, reloads } = pageAt(1_000_000, { forbidden: true })
    expect([await reloadOnce(page()), await reloadOnce(page(10_000))]).toEqual([false, false])
    expect(reloads()).toBe(0)
  })

  it.each([{ dirty: true }, { typesMeanwhile: true }])(
    'does not reload while a form contains unsaved text: %j',
    async (typing) => {
      const { page, reloads } = pageAt(1_000_000, typing)
      expect(await reloadOnce(page())).toBe(false)
      expect(reloads()).toBe(0)
    },
  )
})

describe('a server', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each([
    ['that answers is reached', () => Promise.resolve({ ok: true }), true],
    ['behind a gateway that answers 502 is not', () => Promise.resolve({ ok: false }), false],
    ['that refuses is not', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('%s', async (_, answer, reached) => {
    vi.stubGlobal('fetch', answer)
    expect(await isServerReachable()).toBe(reached)
  })

  it('that does not answer within twenty seconds is not reachable', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(new Error('late')))),
    )
    const reached = isServerReachable()
    limit.abort()
    expect([await reached, timeout.mock.calls]).toEqual([false, [[20_000]]])
  })
})
