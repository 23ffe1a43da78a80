import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoKeys, parseKeys } from './keys.ts'

const key = Buffer.alloc(32, 7).toString('base64')

it('keys are read in the order of the setting', () => {
  expect(parseKeys(`2026:${key}, 2025:${key}\n`).map(({ id }) => id)).toEqual(['2026', '2025'])
})

it.each(['', ':', `a b:${key}`, `a:${key}:x`, `a:${key},`, 'a:AAAA'])('%j contains no keys', (text) => {
  expect(() => parseKeys(text)).toThrow('id:key pairs')
})

it('a demo creates its key once, readable only by its owner', () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'keys-')), 'data')
  const firstKeys = demoKeys(directory)
  expect(demoKeys(directory)).toEqual(firstKeys)
  expect(firstKeys[0]?.key).toHaveLength(32)
  expect(statSync(join(directory, 'encryption-keys')).mode & 0o777).toBe(0o600)
  rmSync(directory, { recursive: true })
})
