import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * The browser's own field for a day, a month or a time. The labels of such a field are in the language of the browser
 * (docs/decisions/0209).
 */
const ownOfBrowser = /\btype(?:=|: ?)\{?\s*['"`](?:date|datetime-local|month|week|time)['"`]/
const fileField = /\btype(?:=|: ?)\{?\s*['"`]file['"`]/
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => `src/${file}`)
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

it('no screen uses the browser’s own field for a day or a time', () => {
  expect(files.length).toBeGreaterThan(500)
  for (const seen of [`<TextField type="date" />`, `<input type={'time'} />`, `{ type: 'month' }`])
    expect(seen).toMatch(ownOfBrowser)
  expect(filesWith(ownOfBrowser)).toEqual([])
})

it('the browser’s own file field is only in the components that replace its appearance', () => {
  expect(filesWith(fileField)).toEqual(['src/forms/UploadField.tsx', 'src/ui/FileField.tsx'])
})
