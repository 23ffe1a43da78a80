import { expect, it } from 'vitest'
import { lastingAfter } from './lasting-build.ts'

it('a build lasts that was seen so many times in a row, and no longer after another one in between', () => {
  const isLasting = lastingAfter(3)
  const seen = (builds: string) => [...builds].map((build) => (isLasting(build) ? build : '-')).join('')
  expect(seen('aababbbba')).toBe('------bb-')
})
