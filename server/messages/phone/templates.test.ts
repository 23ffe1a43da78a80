import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { billTexts } from '../bill-texts.ts'
import { codeText } from '../texts.ts'
import { filledContent, phoneKinds, phoneTemplates, phoneText, variablesIn } from './templates.ts'

const MAX_LENGTH = 1_000
const billFields = {
  billNo: 'B-1',
  billKind: 'CYCLE',
  label: '보안관제 기본 30명',
  currency: 'KRW',
  totalAmount: 247_500,
  dueDate: '2026-12-05',
} as const

it('a message has the text of its template with all values', () => {
  const { phone } = billTexts.late(billFields, null)
  expect(phoneText(filledContent(phone!, demoBrand, 'https://portal.example/my/bill'))).toBe(
    '[빗장] 청구서의 납부 기한이 지났습니다.\n\n보안관제 기본 30명 247,500원\n납부 기한: 2026.12.05\n\n이미 납부하셨다면 이 안내를 지나쳐 주세요.\n청구서 보기: https://portal.example/my/bill',
  )
})

it('a bill without an amount to pay is not sent to a phone', () => {
  expect(billTexts.issued({ ...billFields, totalAmount: 0 }, false).phone).toBeUndefined()
  expect(billTexts.issued({ ...billFields, totalAmount: -1 }, false).phone).toBeUndefined()
  expect(billTexts.issued(billFields, true).phone).toMatchObject({ values: { 납부: '오늘 자동 결제' } })
})

it('a message whose template has a variable without a value throws an error', () => {
  expect(() => phoneText({ kind: 'BILL_LATE', values: { 포털: '빗장' } })).toThrow('청구')
})

it.each(phoneKinds)('the template of %s is short enough with long values, and contains no code', (kind) => {
  const template = phoneTemplates[kind]
  expect(variablesIn(template)).toEqual(expect.arrayContaining(['주소', '포털']) as string[])
  const longest = Object.fromEntries(variablesIn(template).map((name) => [name, '가'.repeat(100)]))
  expect(phoneText({ kind, values: longest }).length).toBeLessThanOrEqual(MAX_LENGTH)
  const [, wordOfCodes] = /(인증 번호)/.exec(codeText('012345', 180))!
  expect(template).not.toContain(wordOfCodes)
})

it.each(phoneKinds)('the template of %s is documented as the operator must register it', (kind) => {
  const lines = phoneTemplates[kind].split('\n').map((line) => (line === '' ? '' : `    ${line}`))
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`${kind}\n\n${lines.join('\n')}\n`)
})
