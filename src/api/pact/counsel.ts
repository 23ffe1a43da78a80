import { Matchers } from '@pact-foundation/pact'
import { counselNo, oneOf, personal, time, uuid } from './matchers.ts'

const { string } = Matchers

export const session = 'Nf7cWm2RzXq9LtVb4KyHg1PsDe0UaJo6IiTx8QkCvBw'
export const password = 'Sori-narae-2026!'
export const holdKey = 'Rk3xVn8QzWc1LyTb6HmPg5JdSe0FaUo2IiKt9XqNvBw'
export const startAt = '2026-11-24T10:00:00+09:00'
export const counselNumber = 'C2026-000042'
export const email = 'narae.song@solbaram.example'
export const reason = '담당자 사정으로 진행이 어렵습니다.'

const slotTimes = { startAt: time(startAt), endAt: time('2026-11-24T10:30:00+09:00') }
const person = {
  name: personal('송나래'),
  email: personal(email),
  phoneNumber: personal('01000001234'),
  companyName: personal('솔바람상회 주식회사'),
}
const counselFields = {
  counselMethod: oneOf('PHONE', 'VIDEO', 'VISIT'),
  ...slotTimes,
  memo: string('도입 비용을 알고 싶습니다.'),
  ...person,
}

/** Returns a reservation as its member sees it. */
export const counselOf = (state: {
  counselState: string
  version: number
  changeableYn: 'Y' | 'N'
  counselNo?: string
}) => ({
  cancelReason: null,
  ...counselFields,
  ...state,
  counselNo: state.counselNo ?? counselNo(counselNumber),
})

/** Returns a reservation as the staff sees it. */
export const adminCounselOf = (state: {
  counselState: string
  version: number
  note?: string
  counselId?: string
  cancelReason?: unknown
}) => ({
  cancelReason: null,
  memberYn: oneOf('Y', 'N'),
  ...counselFields,
  ...state,
  counselId: state.counselId ?? uuid('4f8e1c7a-92b0-4d63-8a5f-e10c7b39d264'),
  counselNo: counselNo(counselNumber),
  note: state.note ?? '',
})

/** Returns a slot of the calendar. */
export const slotOf = (more: object) => ({ ...slotTimes, ...more })
