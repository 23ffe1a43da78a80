import { describe, expect, it } from 'vitest'
import { changesBetween, rememberedChanges } from './changes.ts'
import {
  type Edition,
  editionAfter,
  editionOn,
  hasUnknownPlaceholder,
  isAgreementValid,
  versionAfter,
} from './editions.ts'

const edition = (
  number: number,
  version: string,
  effectiveDate: string,
  more: Partial<Edition> = {},
): Edition => ({
  id: null,
  number,
  version,
  title: '약관',
  body: '',
  effectiveDate,
  agreeAgain: false,
  createdAt: null,
  byId: null,
  withdrawnAt: null,
  ...more,
})
const editions = [
  edition(1, '1.0', '2026-03-02'),
  edition(2, '1.1', '2026-06-01'),
  edition(3, '2.0', '2026-07-01', { agreeAgain: true, withdrawnAt: new Date('2026-06-20T00:00:00Z') }),
  edition(4, '3.0', '2026-12-01', { agreeAgain: true }),
]

describe('the edition of a document', () => {
  it.each([
    ['2026-01-01', '1.0', '1.1'],
    ['2026-05-31', '1.0', '1.1'],
    ['2026-06-01', '1.1', '3.0'],
    ['2026-07-01', '1.1', '3.0'],
    ['2026-12-01', '3.0', undefined],
  ])('on %s is %s, and the announced one %s', (today, version, next) => {
    expect(editionOn(editions, today).version).toBe(version)
    expect(editionAfter(editions, today)?.version).toBe(next)
  })
})

it.each([
  ['1.0', '2026-11-30', true],
  ['1.1', '2026-11-30', true],
  ['1.1', '2026-12-01', false],
  ['3.0', '2026-12-01', true],
  ['0.9', '2026-06-01', false],
])('an agreement to %s on %s holds: %s', (version, today, holds) => {
  expect(isAgreementValid(editions, version, today)).toBe(holds)
})

it.each([
  ['1.0', false, '1.1'],
  ['1.9', false, '1.10'],
  ['1.9', true, '2.0'],
])('the version after %s, asking again %s, is %s', (version, agreeAgain, after) => {
  expect(versionAfter(version, agreeAgain)).toBe(after)
})

it.each([
  ['회사는 {{operatorName}}입니다. {{brandName, 이라/라}}는 이름입니다.', false],
  ['{{operator}}', true],
  ['{{operatorName', true],
  ['{ 괄호 }', false],
])('%s has an unknown placeholder: %s', (body, unknown) => expect(hasUnknownPlaceholder(body)).toBe(unknown))

describe('the changes between two texts', () => {
  const textAfterChanges = (changes: ReturnType<typeof changesBetween>, without: string) =>
    changes
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('')

  it('are empty for equal texts', () => expect(changesBetween('같은 글', '같은 글')).toEqual([]))

  it('contain both texts', () => {
    const [before, after] = ['첫째 줄\n둘째 줄\n셋째 줄', '첫째 줄\n두 번째 줄\n셋째 줄\n넷째 줄']
    const changes = changesBetween(before, after)
    expect([textAfterChanges(changes, 'ADDED'), textAfterChanges(changes, 'REMOVED')]).toEqual([
      before,
      after,
    ])
    expect(changes.filter(({ kind }) => kind === 'SAME')[0]?.text).toBe('첫째 줄\n')
  })

  it('mark single words within similar lines, and whole lines otherwise', () => {
    expect(
      changesBetween('회사는 회원에게 7일 전에 알립니다.', '회사는 회원에게 30일 전에 알립니다.'),
    ).toEqual([
      { kind: 'SAME', text: '회사는 회원에게 ' },
      { kind: 'REMOVED', text: '7' },
      { kind: 'ADDED', text: '30' },
      { kind: 'SAME', text: '일 전에 알립니다.' },
    ])
    expect(changesBetween('회사는 회원을 돕습니다.', '약관은 무료 서비스에 적용합니다.')).toEqual([
      { kind: 'REMOVED', text: '회사는 회원을 돕습니다.' },
      { kind: 'ADDED', text: '약관은 무료 서비스에 적용합니다.' },
    ])
  })

  it('are cached for each pair of texts, in both directions', () => {
    const cachedChanges = rememberedChanges()
    const pairs = Array.from(
      { length: 60 },
      (_, at) => [`${at}일 전에 알립니다.`, `${at + 1}일 전에 알립니다.`] as const,
    )
    for (const [before, after] of [...pairs, ...pairs]) {
      expect(cachedChanges(before, after)).toEqual(changesBetween(before, after))
      expect(cachedChanges(after, before)).toEqual(changesBetween(after, before))
    }
    expect(cachedChanges('같은 글', '다른 글')).toBe(cachedChanges('같은 글', '다른 글'))
  })

  it('are computed fast enough for long texts that have nothing in common', () => {
    const [before, after] = [1, 2].map((seed) =>
      Array.from({ length: 4_000 }, (_, at) => `${(at * 7_919 * seed) % 1_009}번`)
        .join(' ')
        .slice(0, 20_000),
    ) as [string, string]
    const changes = changesBetween(before, after)
    expect([textAfterChanges(changes, 'ADDED'), textAfterChanges(changes, 'REMOVED')]).toEqual([
      before,
      after,
    ])
    expect(changes.length).toBeLessThanOrEqual(5_000)
  })
})
