import { beforeAll, expect, it } from 'vitest'
import './texts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { dueKind, dueText } from './due-text.ts'

beforeAll(() => i18n.loadNamespaces('subscriptionCancel'))

it.each([
  ['TODAY', 0, 0, 'nothing', '추가 납부·환불 없음'],
  ['TODAY', -99_000, 0, 'refund', '99,000원 환불'],
  ['TODAY', 49_500, 0, 'charge', '49,500원 납부'],
  ['TODAY', 49_500, 99_000, 'charge', '49,500원 납부 (납부할 금액과 환불 99,000원 상계)'],
  ['TODAY', -49_500, 49_500, 'refund', '49,500원 환불 (납부할 금액과 환불 49,500원 상계)'],
  ['TODAY', 0, 99_000, 'even', '추가 납부·환불 없음 (납부할 금액과 환불 99,000원 상계)'],
  ['PERIOD_END', 0, 0, 'later', '환불 없음'],
] as const)(
  'an end %s of %i with %i offset is described as %s',
  (endOption, dueAmount, setOffAmount, kind, text) => {
    const endedChoice = { endOption, dueAmount, setOffAmount }
    expect(dueKind(endedChoice)).toBe(kind)
    expect(dueText(i18n.getFixedT('ko', 'subscriptionCancel'), endedChoice, 'KRW')).toBe(text)
  },
)
