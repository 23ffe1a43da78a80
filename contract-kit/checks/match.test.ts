import { expect, it } from 'vitest'
import { findMismatches } from './match.ts'

const matcherOf = (match: string, more: object = {}) => ({ matchers: [{ match, ...more }] })

it('equal values and additional fields are no difference', () => {
  expect(findMismatches({ a: [1, { b: null }] }, { a: [1, { b: null, c: 1 }], d: 2 })).toEqual([])
})

it.each<[string, unknown, unknown, string]>([
  ['a missing field', { a: 1 }, {}, '$.a is missing'],
  ['another value', { a: 1 }, { a: 2 }, '$.a is 2, not 1'],
  ['null', { a: 'x' }, { a: null }, '$.a is null, not a string'],
  ['a longer list', [1], [1, 2], '$ has 2 entries, not 1'],
  ['an object in the place of a list', { a: [] }, { a: {} }, '$.a is {}, not a list'],
])('%s is a difference', (_, example, actual, fault) => {
  expect(findMismatches(example, actual)).toEqual([fault])
})

it('the type rule of an object or list applies to the values in it, except where they have a rule of their own', () => {
  const rules = {
    '$.list': matcherOf('type', { min: 1 }),
    '$.list[*].id': matcherOf('regex', { regex: '^[a-z]+$' }),
  }
  const example = { list: [{ id: 'a', count: 1 }] }
  expect(
    findMismatches(
      example,
      {
        list: [
          { id: 'b', count: 7 },
          { id: 'c', count: 9 },
        ],
      },
      rules,
    ),
  ).toEqual([])
  expect(findMismatches(example, { list: [] }, rules)).toEqual(['$.list has 0 entries, not 1 or more'])
  expect(
    findMismatches(
      example,
      {
        list: [
          { id: 'b', count: '7' },
          { id: '1', count: 1 },
        ],
      },
      rules,
    ),
  ).toEqual(['$.list[0].count is "7", not a number', '$.list[1].id is "1", which does not match ^[a-z]+$'])
})

it('the regex rule of an object does not apply to the values in it', () => {
  expect(
    findMismatches({ a: { b: 'x' } }, { a: { b: 'y' } }, { '$.a': matcherOf('regex', { regex: 'y' }) }),
  ).toHaveLength(1)
})

it('an `arrayContains` rule accepts its value at any position of a list', () => {
  const rules = {
    '$.a': matcherOf('arrayContains', { variants: [{ index: 0, rules: { '$.n': matcherOf('integer') } }] }),
  }
  expect(findMismatches({ a: [{ n: 1 }] }, { a: [{ n: 'x' }, { n: 5 }] }, rules)).toEqual([])
  expect(findMismatches({ a: [{ n: 1 }] }, { a: [{ n: 1.5 }] }, rules)).toEqual([
    '$.a has nothing like {"n":1}',
  ])
})

it('an unknown matching rule is refused, never ignored', () => {
  expect(() => findMismatches({ a: 1 }, { a: 1 }, { '$.a': matcherOf('semver') })).toThrow(/does not know/)
})
