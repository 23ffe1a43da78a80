import { expect, it } from 'vitest'
import { textWith, withFault } from './place.ts'

const source = 'const first = 1\nconst second = 1\nconst third = 1\n'
const start = source.indexOf('1', source.indexOf('second'))
const fault = withFault({ kind: 'number', file: 'a.ts', start, end: start + 1, to: '2', source })

it('a fault changes only its own place in a file, although the same text occurs elsewhere', () => {
  expect(textWith(fault, source)).toBe('const first = 1\nconst second = 2\nconst third = 1\n')
})

it('the place of a fault is found again after lines were added', () => {
  expect(textWith(fault, `// An older file.\n${source}`)).toContain('const second = 2')
})

it('a place that no longer exists is reported', () => {
  expect(textWith(fault, source.replace('second', 'other'))).toBeUndefined()
  expect(textWith(fault, source + source)).toBeUndefined()
})
