import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => join('src', file))

it('components render no style attribute, which the site’s content security policy forbids (security-headers.ts)', () => {
  expect(components.length).toBeGreaterThan(200)
  const styled = components.filter((file) => /(?<![\w.-])style=[{"']/.test(readFileSync(file, 'utf8')))
  expect(styled).toEqual([])
})
