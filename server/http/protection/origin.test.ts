import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'

describe('a demo without an origin of its own', () => {
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://192.168.0.5:3000',
    'http://[fe80::1]:3000',
  ])('accepts requests from %s, if that was requested', (origin) => {
    expect(isOwnOrigin({ origin, host: new URL(origin).host }, undefined)).toBe(true)
    expect(isOwnOrigin({ origin, host: '192.168.0.9:3000' }, undefined)).toBe(false)
    expect(
      isOwnOrigin({ origin, host: new URL(origin).host, 'sec-fetch-site': 'cross-site' }, undefined),
    ).toBe(false)
  })

  it.each([
    'http://portal.example:3000',
    'http://192.168.0.5.portal.example:3000',
    'null',
    'http://localhost.:3000',
  ])('refuses requests from %s, which an attacker may have pointed here', (origin) => {
    const host = origin.replace('http://', '')
    expect(isOwnOrigin({ origin, host }, undefined)).toBe(false)
  })
})

it('a site with a configured origin accepts only requests from this origin', () => {
  const site = 'https://portal.example'
  expect(isOwnOrigin({ origin: site, host: 'portal.example' }, site)).toBe(true)
  expect(isOwnOrigin({ origin: 'http://192.168.0.5', host: '192.168.0.5' }, site)).toBe(false)
  expect(isOwnOrigin({ origin: 'http://localhost', host: 'localhost' }, site)).toBe(false)
})
