import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const samsung =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36'

it.each([
  [chrome, 'Chrome · Windows'],
  [iphone, 'Safari · iOS'],
  [samsung, 'Samsung Internet for Android · Android'],
  ['', ''],
  [undefined, ''],
])('%s is shown as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

it('any user agent gives a short text without markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (userAgent) => {
      expect(deviceOf(userAgent)).toMatch(/^[\p{L}\p{N} ·._-]{0,100}$/u)
    }),
  )
})
