import { expect, test } from 'vitest'
import { bankName, banks } from './banks.ts'

const table =
  '002 산업 · 003 기업 · 004 국민 · 007 수협 · 011 NH농협 · 012 지역농축협 · 020 우리 · 023 SC제일 · 027 한국씨티 · 031 iM · 032 부산 · ' +
  '034 광주 · 035 제주 · 037 전북 · 039 경남 · 045 새마을금고 · 048 신협 · 050 저축은행 · 064 산림조합 · 071 우체국 · 081 하나 · 088 신한 · ' +
  '089 케이뱅크 · 090 카카오뱅크 · 092 토스뱅크'

test('the bank codes and names are those of the table in the specification', () => {
  expect([...banks].map((entry) => entry.join(' ')).join(' · ')).toBe(table)
})

test.each([
  ['088', '신한은행'],
  ['027', '한국씨티은행'],
  ['011', 'NH농협은행'],
  ['012', '지역농축협'],
  ['031', 'iM뱅크'],
  ['045', '새마을금고'],
  ['050', '저축은행'],
  ['071', '우체국'],
  ['090', '카카오뱅크'],
])('the code %s is named %s in a sentence', (code, name) => expect(bankName(code)).toBe(name))

test.each(['999', '', '88', 'constructor', '__proto__'])('the unknown code %j is shown as it is', (code) => {
  expect(bankName(code)).toBe(code)
})
