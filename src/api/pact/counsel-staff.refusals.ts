import { password, reason, session, startAt } from './counsel.ts'
import { fromWorld } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const counselId = '4f8e1c7a-92b0-4d63-8a5f-e10c7b39d264'
const unknownId = '00000000-0000-4000-8000-00000000dead'
const notOfTheStaff = { session, password, passwordCheckYn: 'Y' } as const
export const laterCounsel = { session, counselId, begins: 'later' } as const
export const startedCounsel = { session, counselId, begins: 'begun' } as const

export const counselStaffRefusals = {
  listAdminCounsels: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', notOfTheStaff) },
    },
  },
  getAdminCounsel: {
    tokens: session,
    body: { counselId },
    refused: {
      'counsel.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { counselId: unknownId },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', notOfTheStaff) },
    },
  },
  recordCounsel: {
    tokens: session,
    given: worldOf('a reservation for the staff', startedCounsel),
    body: { counselId, version: 1, counselState: 'DONE', note: '견적을 보내기로 함' },
    refused: {
      'counsel.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { counselId: unknownId },
      },
      'counsel.changed': { when: 'of an older version', with: { version: 7 } },
      'counsel.notBegun': { when: 'before it begins', but: { begins: 'later' } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', notOfTheStaff) },
    },
  },
  cancelAdminCounsel: {
    tokens: session,
    given: worldOf('a reservation for the staff', laterCounsel),
    body: { counselId, version: 1, reason },
    refused: {
      'counsel.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { counselId: unknownId },
      },
      'counsel.changed': { when: 'of an older version', with: { version: 7 } },
      'counsel.begun': { when: 'of one that has begun', but: { begins: 'begun' } },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', notOfTheStaff) },
    },
  },
  closeCounselSlot: {
    tokens: session,
    body: { startAt },
    refused: {
      'slot.taken': {
        when: 'of a reserved one',
        given: worldOf('a slot for the staff', { session, slotState: 'BOOKED' }),
        travels: { startAt: fromWorld('startAt', startAt) },
      },
      'slot.unavailable': {
        when: 'at night',
        given: worldOf('a member of the staff', { session }),
        with: { startAt: '2026-11-24T03:00:00+09:00' },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', notOfTheStaff) },
    },
  },
  openCounselSlot: {
    tokens: session,
    body: { startAt },
    refused: {
      'slot.unavailable': {
        when: 'of a free one',
        given: worldOf('a slot for the staff', { session, slotState: 'OPEN' }),
        travels: { startAt: fromWorld('startAt', startAt) },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', notOfTheStaff) },
    },
  },
} satisfies Partial<RefusalTable>
