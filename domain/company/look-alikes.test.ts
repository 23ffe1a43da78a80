import { expect, it } from 'vitest'
import { isConfusableWithOperator } from './look-alikes.ts'

const reserved = { brands: ['빗장', 'Bitjang'], operatorName: '주식회사 솔바람' }

it.each([
  '빗장',
  '빗장 고객센터',
  '(주)빗장',
  '㈜빗장',
  '빗 장',
  '빗·장 고객지원팀',
  '빗ㆍ장',
  '빗\u200b장',
  '빗장'.normalize('NFD'),
  'ㅂㅣㅅㅈㅏㅇ 고객센터',
  'ﾋﾞ빗장',
  '빛장 고객센터',
  '빚장',
  '빗쟝 운영팀',
  'Bitjang Support',
  'ＢＩＴＪＡＮＧ',
  'BITJАNG',
  'B1tjang',
  'Bítjang Inc',
  '솔바람',
  '솔바람 고객센터',
  '솔 바람㈜',
])('%j is confused with the operator', (name) => expect(isConfusableWithOperator(name, reserved)).toBe(true))

it.each([
  '솔바람상회 주식회사',
  '한빛장학재단',
  '한빛창고',
  '주식회사 너른들소프트',
  '비상장주식거래소',
  '고객센터',
  '장빗',
  '주식회사',
  'Big Jang Foods',
  '',
])('%j is not confused with the operator', (name) =>
  expect(isConfusableWithOperator(name, reserved)).toBe(false),
)
