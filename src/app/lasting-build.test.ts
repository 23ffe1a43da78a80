import { expect, it } from 'vitest'
import { onlyBuildAfter } from './lasting-build.ts'

it('a build is accepted only if it was seen several times in a row', () => {
  const isLasting = onlyBuildAfter(3)
  const onlyBuilds = (builds: string) => [...builds].map((build) => (isLasting(build) ? build : '-')).join('')
  expect(onlyBuilds('aababbbba')).toBe('------bb-')
})
