import { expect, it } from 'vitest'
import { statementNames } from './statement-names.ts'

const statementsOf = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1)

it('a statement is named after enough uses, and always with its first name', () => {
  const nameOf = statementNames({ after: 2, most: 5 })
  expect(statementsOf(nameOf, 'select 1', 2)).toBeUndefined()
  expect(nameOf('select 1')).toBe('portal_1')
  expect(statementsOf(nameOf, 'select 2', 3)).toBe('portal_2')
  expect(nameOf('select 1')).toBe('portal_1')
})

it('only statements that read and write rows are named', () => {
  const nameOf = statementNames({ after: 0, most: 5 })
  expect(['begin', 'commit', 'create table a (id int)', 'set local role x'].map(nameOf)).toEqual(
    Array(4).fill(undefined),
  )
  expect([' SELECT 1', 'insert into a values ($1)', 'with b as (select 1) select 2'].map(nameOf)).toEqual([
    'portal_1',
    'portal_2',
    'portal_3',
  ])
})

it('there are no more names than allowed, and rare statements are forgotten', () => {
  const nameOf = statementNames({ after: 1, most: 2 })
  for (let n = 0; n < 100; n += 1) expect(nameOf(`select ${n}`)).toBeUndefined()
  expect(nameOf('select 1')).toBeUndefined()
  expect([0, 1, 2].map((n) => statementsOf(nameOf, `update a set b = ${n}`, 2))).toEqual([
    'portal_1',
    'portal_2',
    undefined,
  ])
})
