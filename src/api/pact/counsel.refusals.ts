import { counselNumber, email, holdKey, session, startAt } from './counsel.ts'
import { fromWorld } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const nextStartAt = '2026-11-24T10:30:00+09:00'
const unknownKey = 'Zz0xVn8QzWc1LyTb6HmPg5JdSe0FaUo2IiKt9XqNvBw'
export const reservationForm = {
  idempotencyKey: '8c1d4e72-5a90-4b36-9f07-d2e6a1c58b43',
  holdKey,
  counselMethod: 'PHONE',
  name: '송나래',
  email,
  phoneNumber: '01000001234',
  companyName: '솔바람상회 주식회사',
  memo: '도입 비용을 알고 싶습니다.',
  privacyAgreeYn: 'Y',
} as const
export const counselLookup = { counselNo: counselNumber, email }
export const bookedCounselWorld = { counselNo: counselNumber, email, begins: 'later' } as const

export const counselRefusals = {
  holdCounselSlot: {
    body: { startAt },
    refused: {
      'slot.taken': {
        when: 'of a taken one',
        given: worldOf('a taken slot', {}),
        data: { nextStartAt },
        travels: { startAt: fromWorld('startAt', startAt) },
      },
      'slot.unavailable': {
        when: 'at night',
        given: worldOf('a visitor', {}),
        with: { startAt: '2026-11-24T03:00:00+09:00' },
      },
      'counsel.tooMany': {
        when: 'too often',
        given: worldOf('an address that held many slots', {}),
        data: { retryAfterSeconds: 3600 },
        travels: { startAt: fromWorld('startAt', startAt) },
      },
    },
  },
  reserveCounsel: {
    body: reservationForm,
    refused: {
      'hold.expired': {
        when: 'after the hold',
        given: worldOf('a free slot', {}),
        with: { holdKey: unknownKey },
      },
      'counsel.tooMany': {
        when: 'too often',
        given: worldOf('an address that reserved often', {}),
        data: { retryAfterSeconds: 3600 },
      },
      'key.reused': {
        when: 'with a key that was used',
        given: worldOf('a reservation was made with a key', {
          idempotencyKey: '5e0a93c1-d7b4-4f28-8c6d-1f2b7e49a065',
        }),
        with: { idempotencyKey: '5e0a93c1-d7b4-4f28-8c6d-1f2b7e49a065' },
      },
    },
  },
  getUnauthCounsel: {
    body: counselLookup,
    refused: {
      'counsel.missing': {
        when: 'with another address',
        given: worldOf('a reservation of counsel', { ...bookedCounselWorld, email: 'iut@iutjip.example' }),
      },
      'lookup.paused': {
        when: 'after many guesses',
        given: worldOf('a counsel nobody may look up now', { counselNo: counselNumber }),
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  changeCounsel: {
    given: worldOf('a reservation of counsel', {
      ...bookedCounselWorld,
      email: 'iut@iutjip.example',
      holdKey,
    }),
    body: { ...counselLookup, version: 1, holdKey },
    refused: {
      'counsel.missing': 'with another address',
      'counsel.changed': { when: 'of an older version', but: { email }, with: { version: 7 } },
      'counsel.tooLate': { when: 'within two hours', but: { email, begins: 'soon' } },
      'hold.expired': {
        when: 'after the hold',
        given: worldOf('a reservation of counsel', bookedCounselWorld),
        with: { holdKey: unknownKey },
      },
      'lookup.paused': {
        when: 'after many guesses',
        given: worldOf('a counsel nobody may look up now', { counselNo: counselNumber }),
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  cancelCounsel: {
    given: worldOf('a reservation of counsel', { ...bookedCounselWorld, email: 'iut@iutjip.example' }),
    body: { ...counselLookup, version: 1 },
    refused: {
      'counsel.missing': 'with another address',
      'counsel.changed': { when: 'of an older version', but: { email }, with: { version: 7 } },
      'counsel.tooLate': { when: 'within two hours', but: { email, begins: 'soon' } },
      'lookup.paused': {
        when: 'after many guesses',
        given: worldOf('a counsel nobody may look up now', { counselNo: counselNumber }),
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  listCounsels: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
} satisfies Partial<RefusalTable>
