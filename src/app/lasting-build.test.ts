import { expect, it } from 'vitest'
import { stableBuildAfter } from './lasting-build.ts'

it('a build is accepted only if it was seen several times in a row', () => {
  const isLasting = stableBuildAfter(3)
  const onlyBuilds = (builds: string) => [...builds].map((build) => (isLasting(build) ? build : '-')).join('')
  expect(onlyBuilds('aababbbba')).toBe('------bb-')
})
