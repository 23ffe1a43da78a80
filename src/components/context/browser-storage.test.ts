import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStoredText, storeText } from './browser-storage.ts'
import { openTabChannel } from './tab-channel.ts'

const throwForbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("the browser's storage", () => {
  it('stores a text under its key until the text is removed', () => {
    const storedTexts = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storedTexts.get(key) ?? null,
      setItem: (key: string, text: string) => void storedTexts.set(key, text),
      removeItem: (key: string) => void storedTexts.delete(key),
    })
    expect([readStoredText('sessionStorage', 'key'), storeText('sessionStorage', 'key', 'text')]).toEqual([
      null,
      true,
    ])
    expect(readStoredText('sessionStorage', 'key')).toBe('text')
    expect(storeText('sessionStorage', 'key')).toBe(true)
    expect(readStoredText('sessionStorage', 'key')).toBeNull()
  })

  it('reads as empty if the browser forbids storage or the storage is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: throwForbidden })
    expect(storeText('localStorage', 'key', 'text')).toBe(false)
    vi.stubGlobal('localStorage', undefined)
    expect([readStoredText('localStorage', 'key'), storeText('localStorage', 'key', 'text')]).toEqual([
      null,
      false,
    ])
  })
})

describe('a channel to the other tabs', () => {
  it('reaches no tab if the browser forbids channels', () => {
    vi.stubGlobal('BroadcastChannel', throwForbidden)
    const channel = openTabChannel('name')
    const onMessage = vi.fn()
    channel.addEventListener('message', onMessage)
    channel.postMessage('word')
    channel.removeEventListener('message', onMessage)
    channel.close()
    expect(onMessage).not.toHaveBeenCalled()
  })
})
