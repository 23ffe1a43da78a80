import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { turnedOffByPlaywright } from './browser.ts'

it('turns off what Playwright does', () => {
  const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const [, list] = /\bdisabledFeatures = \[(.*?)\]\.filter\(Boolean\)/s.exec(source)!
  expect([...list!.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)).toEqual(turnedOffByPlaywright)
})
