import { expect, it } from 'vitest'
import { levelRefusal, type WantedLevel } from './levels.ts'

const own = { levelId: 'own', name: '편집', description: '고칩니다.', riskLevel: 'LOW', ownYn: 'Y' } as const
const commonLevel = {
  levelId: 'common',
  name: '열람',
  description: '봅니다.',
  riskLevel: 'LOW',
  ownYn: 'N',
} as const
const asIs = (
  { name, description, riskLevel }: Omit<WantedLevel, 'longestTermDays'>,
  more: Partial<WantedLevel> = {},
) => ({ name, description, riskLevel, longestTermDays: null, ...more })

it.each([
  ['an own level is renamed', own, asIs(own, { name: '검토' }), undefined],
  ['not like another one', own, asIs(own, { name: '열람' }), 'accessLevel.taken'],
  [
    "every company's level keeps its name",
    commonLevel,
    asIs(commonLevel, { name: '보기' }),
    'accessLevel.common',
  ],
  ['and what it says', commonLevel, asIs(commonLevel, { description: '봅니다!' }), 'accessLevel.common'],
  ['and its risk', commonLevel, asIs(commonLevel, { riskLevel: 'HIGH' }), 'accessLevel.common'],
  ['an own one may become riskier', own, asIs(own, { riskLevel: 'HIGH' }), undefined],
  ['but may have a term of its own', commonLevel, asIs(commonLevel, { longestTermDays: 90 }), undefined],
  [
    "which is no longer than the app's",
    commonLevel,
    asIs(commonLevel, { longestTermDays: 91 }),
    'accessLevel.termTooLong',
  ],
] as const)('%s', (_name, level, wanted, refusal) => {
  expect(levelRefusal(level, wanted, { levels: [own, commonLevel], longestTermDays: 90 })).toBe(refusal)
})
