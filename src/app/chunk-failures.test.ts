import { describe, expect, it } from 'vitest'
import { reloadOnce } from './chunk-failures.ts'

function pageAt(now: number, { reachable = true } = {}) {
  const stored = new Map<string, string>()
  let reloads = 0
  return {
    page: (later = 0) => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      now: () => now + later,
      reachable: () => Promise.resolve(reachable),
      reload: () => { reloads += 1 },
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

  it('keeps the page while the server does not answer', async () => {
    const { page, reloads } = pageAt(1_000_000, { reachable: false })
    expect(await reloadOnce(page())).toBe(false)
    expect(reloads()).toBe(0)
  })
})
