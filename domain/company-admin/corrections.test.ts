import { expect, it } from 'vitest'
import { correctionMistakes } from './corrections.ts'

const validCorrection = {
  companyName: '솔바람상회 주식회사',
  rnno: '999-87-00017',
  reason: '등록증의 상호와 같게',
}

it.each([
  ['is right', {}, []],
  ['has a number with blanks', { rnno: ' 999 87 00017 ' }, []],
  ['has a blank name', { companyName: ' ' }, ['companyName']],
  ['has a name of two lines', { companyName: '솔바람\u0000상회' }, ['companyName']],
  ['has a long name', { companyName: '가'.repeat(61) }, ['companyName']],
  ['has a wrong check digit', { rnno: '9998700018' }, ['rnno']],
  ['has a number of nine digits', { rnno: '999870001' }, ['rnno']],
  ['has no reason', { reason: '\n' }, ['reason']],
  ['has a long reason', { reason: '가'.repeat(201) }, ['reason']],
  ['has a resident number as its reason', { reason: '900101-1234567' }, ['reason']],
])('a correction that %s', (_, changed, mistakes) => {
  expect(correctionMistakes({ ...validCorrection, ...changed })).toEqual(mistakes)
})
