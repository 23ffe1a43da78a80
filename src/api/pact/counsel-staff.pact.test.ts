import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { adminCounselOf, reason, session, slotOf, startAt } from './counsel.ts'
import { counselId, counselStaffRefusals, laterCounsel, startedCounsel } from './counsel-staff.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, fromWorld } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { arrayContaining, like, string } = Matchers
const date = '2026-11-24'
const dayWith = (...slots: object[]) => ({
  date: day(date),
  holidayName: null,
  slots: arrayContaining(...slots),
  previousDate: day('2026-11-23'),
  nextDate: day('2026-11-25'),
})

describe('listAdminCounsels', () => {
  it('returns a day with its slots and reservations', () =>
    beginInteraction('a day of counsel', { session })
      .uponReceiving('listAdminCounsels of a day')
      .withRequest(...calling('listAdminCounsels', { date: fromWorld('date', date) }, session))
      .willRespondWith(
        ...successAnswer({
          ...dayWith(
            slotOf({ slotState: 'BOOKED', counsel: adminCounselOf({ counselState: 'BOOKED', version: 1 }) }),
            slotOf({ slotState: 'OPEN', counsel: null }),
          ),
          ended: arrayContaining(
            adminCounselOf({ counselState: 'CANCELED', version: 1, cancelReason: string(reason) }),
          ),
        }),
      )
      .executeTest(async (server) => {
        const { slots, ended } = await apiOf(server, session).listAdminCounsels({ date })
        expect(slots.map(({ slotState, counsel }) => [slotState, counsel?.name])).toEqual([
          ['BOOKED', '송나래'],
          ['OPEN', undefined],
        ])
        expect(ended[0]).toMatchObject({ counselState: 'CANCELED', cancelReason: reason })
      }))
})

describe('getAdminCounsel', () => {
  it('returns a reservation with all its fields', () =>
    beginInteraction('a reservation for the staff', laterCounsel)
      .uponReceiving('getAdminCounsel of a booked one')
      .withRequest(...calling('getAdminCounsel', { counselId }, session))
      .willRespondWith(...successAnswer(adminCounselOf({ counselId, counselState: 'BOOKED', version: 1 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminCounsel({ counselId })).toMatchObject({
          counselId,
          name: '송나래',
          note: '',
        })
      }))
})

describe('recordCounsel', () => {
  const input = { counselId, version: 1, counselState: 'DONE', note: '견적을 보내기로 함' } as const

  it('records the outcome', () =>
    beginInteraction('a reservation for the staff', startedCounsel)
      .uponReceiving('recordCounsel of one that has begun')
      .withRequest(...calling('recordCounsel', input, session))
      .willRespondWith(
        ...successAnswer(adminCounselOf({ counselId, counselState: 'DONE', version: 2, note: input.note })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).recordCounsel(input)).toMatchObject({
          counselState: 'DONE',
          version: 2,
          note: input.note,
        })
      }))
})

describe('cancelAdminCounsel', () => {
  const input = { counselId, version: 1, reason }

  it('cancels a reservation with a reason', () =>
    beginInteraction('a reservation for the staff', laterCounsel)
      .uponReceiving('cancelAdminCounsel of a booked one')
      .withRequest(...calling('cancelAdminCounsel', input, session))
      .willRespondWith(
        ...successAnswer(
          adminCounselOf({ counselId, counselState: 'CANCELED', version: 2, cancelReason: reason }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).cancelAdminCounsel(input)).toMatchObject({
          counselState: 'CANCELED',
          cancelReason: reason,
        })
      }))
})

describe('closeCounselSlot', () => {
  const body = { startAt: fromWorld('startAt', startAt) }

  it('removes a slot from the calendar', () =>
    beginInteraction('a slot for the staff', { session, slotState: 'OPEN' })
      .uponReceiving('closeCounselSlot of a free one')
      .withRequest(...calling('closeCounselSlot', body, session))
      .willRespondWith(
        ...successAnswer({ ...dayWith(slotOf({ slotState: 'CLOSED', counsel: null })), ended: like([]) }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).closeCounselSlot({ startAt })).slots[0]).toMatchObject({
          startAt,
          slotState: 'CLOSED',
        })
      }))
})

describe('openCounselSlot', () => {
  const body = { startAt: fromWorld('startAt', startAt) }

  it('puts a slot back into the calendar', () =>
    beginInteraction('a slot for the staff', { session, slotState: 'CLOSED' })
      .uponReceiving('openCounselSlot of a closed one')
      .withRequest(...calling('openCounselSlot', body, session))
      .willRespondWith(
        ...successAnswer({ ...dayWith(slotOf({ slotState: 'OPEN', counsel: null })), ended: like([]) }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).openCounselSlot({ startAt })).slots[0]).toMatchObject({
          startAt,
          slotState: 'OPEN',
        })
      }))
})

describeRefusals(counselStaffRefusals)
