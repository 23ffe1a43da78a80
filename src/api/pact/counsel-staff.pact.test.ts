import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { adminCounselOf, password, reason, session, slotOf, startAt } from './counsel.ts'
import { day, ofWorld } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { arrayContaining, like, string } = Matchers
const counselId = '4f8e1c7a-92b0-4d63-8a5f-e10c7b39d264'
const nobodys = '00000000-0000-4000-8000-00000000dead'
const date = '2026-11-24'
const notOfTheStaff = { session, password, passwordCheckYn: 'Y' } as const
const later = { session, counselId, begins: 'later' } as const
const begun = { session, counselId, begins: 'begun' } as const
const dayWith = (...slots: object[]) => ({
  date: day(date),
  holidayName: null,
  slots: arrayContaining(...slots),
  previousDate: day('2026-11-23'),
  nextDate: day('2026-11-25'),
})

describe('listAdminCounsels', () => {
  it('gives a day with its slots and reservations', () =>
    given('a day of counsel', { session })
      .uponReceiving('listAdminCounsels of a day')
      .withRequest(...calling('listAdminCounsels', { date: ofWorld('date', date) }, session))
      .willRespondWith(
        ...succeeding({
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

  it('is for the staff', () =>
    given('a logged-in member', notOfTheStaff)
      .uponReceiving('listAdminCounsels from a member')
      .withRequest(...calling('listAdminCounsels', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listAdminCounsels({}), 'role.missing')))
})

describe('getAdminCounsel', () => {
  it('gives one in full', () =>
    given('a reservation for the staff', later)
      .uponReceiving('getAdminCounsel of a booked one')
      .withRequest(...calling('getAdminCounsel', { counselId }, session))
      .willRespondWith(...succeeding(adminCounselOf({ counselId, counselState: 'BOOKED', version: 1 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminCounsel({ counselId })).toMatchObject({
          counselId,
          name: '송나래',
          note: '',
        })
      }))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('getAdminCounsel of one that is not there')
      .withRequest(...calling('getAdminCounsel', { counselId: nobodys }, session))
      .willRespondWith(...refusing('counsel.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminCounsel({ counselId: nobodys }), 'counsel.missing'),
      ))

  it('is for the staff', () =>
    given('a logged-in member', notOfTheStaff)
      .uponReceiving('getAdminCounsel from a member')
      .withRequest(...calling('getAdminCounsel', { counselId: nobodys }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminCounsel({ counselId: nobodys }), 'role.missing'),
      ))
})

describe('recordCounsel', () => {
  const input = { counselId, version: 1, counselState: 'DONE', note: '견적을 보내기로 함' } as const

  it('says how it went', () =>
    given('a reservation for the staff', begun)
      .uponReceiving('recordCounsel of one that has begun')
      .withRequest(...calling('recordCounsel', input, session))
      .willRespondWith(
        ...succeeding(adminCounselOf({ counselId, counselState: 'DONE', version: 2, note: input.note })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).recordCounsel(input)).toMatchObject({
          counselState: 'DONE',
          version: 2,
          note: input.note,
        })
      }))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('recordCounsel of one that is not there')
      .withRequest(...calling('recordCounsel', { ...input, counselId: nobodys }, session))
      .willRespondWith(...refusing('counsel.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).recordCounsel({ ...input, counselId: nobodys }),
          'counsel.missing',
        ),
      ))

  it('says that it has changed since', () =>
    given('a reservation for the staff', begun)
      .uponReceiving('recordCounsel of an older version')
      .withRequest(...calling('recordCounsel', { ...input, version: 7 }, session))
      .willRespondWith(...refusing('counsel.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).recordCounsel({ ...input, version: 7 }), 'counsel.changed'),
      ))

  it('waits until it has begun', () =>
    given('a reservation for the staff', later)
      .uponReceiving('recordCounsel before it begins')
      .withRequest(...calling('recordCounsel', input, session))
      .willRespondWith(...refusing('counsel.notBegun'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).recordCounsel(input), 'counsel.notBegun'),
      ))

  it('is for the staff', () =>
    given('a logged-in member', notOfTheStaff)
      .uponReceiving('recordCounsel from a member')
      .withRequest(...calling('recordCounsel', input, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).recordCounsel(input), 'role.missing')))
})

describe('cancelAdminCounsel', () => {
  const input = { counselId, version: 1, reason }

  it('cancels one with a reason', () =>
    given('a reservation for the staff', later)
      .uponReceiving('cancelAdminCounsel of a booked one')
      .withRequest(...calling('cancelAdminCounsel', input, session))
      .willRespondWith(
        ...succeeding(
          adminCounselOf({ counselId, counselState: 'CANCELED', version: 2, cancelReason: reason }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).cancelAdminCounsel(input)).toMatchObject({
          counselState: 'CANCELED',
          cancelReason: reason,
        })
      }))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('cancelAdminCounsel of one that is not there')
      .withRequest(...calling('cancelAdminCounsel', { ...input, counselId: nobodys }, session))
      .willRespondWith(...refusing('counsel.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).cancelAdminCounsel({ ...input, counselId: nobodys }),
          'counsel.missing',
        ),
      ))

  it('says that it has changed since', () =>
    given('a reservation for the staff', later)
      .uponReceiving('cancelAdminCounsel of an older version')
      .withRequest(...calling('cancelAdminCounsel', { ...input, version: 7 }, session))
      .willRespondWith(...refusing('counsel.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).cancelAdminCounsel({ ...input, version: 7 }), 'counsel.changed'),
      ))

  it('says that it has begun', () =>
    given('a reservation for the staff', begun)
      .uponReceiving('cancelAdminCounsel of one that has begun')
      .withRequest(...calling('cancelAdminCounsel', input, session))
      .willRespondWith(...refusing('counsel.begun'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).cancelAdminCounsel(input), 'counsel.begun'),
      ))

  it('is for the staff', () =>
    given('a logged-in member', notOfTheStaff)
      .uponReceiving('cancelAdminCounsel from a member')
      .withRequest(...calling('cancelAdminCounsel', input, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).cancelAdminCounsel(input), 'role.missing'),
      ))
})

describe('closeCounselSlot', () => {
  const body = { startAt: ofWorld('startAt', startAt) }

  it('takes a slot off the calendar', () =>
    given('a slot for the staff', { session, slotState: 'OPEN' })
      .uponReceiving('closeCounselSlot of a free one')
      .withRequest(...calling('closeCounselSlot', body, session))
      .willRespondWith(
        ...succeeding({ ...dayWith(slotOf({ slotState: 'CLOSED', counsel: null })), ended: like([]) }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).closeCounselSlot({ startAt })).slots[0]).toMatchObject({
          startAt,
          slotState: 'CLOSED',
        })
      }))

  it('says that someone has it', () =>
    given('a slot for the staff', { session, slotState: 'BOOKED' })
      .uponReceiving('closeCounselSlot of a reserved one')
      .withRequest(...calling('closeCounselSlot', body, session))
      .willRespondWith(...refusing('slot.taken'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).closeCounselSlot({ startAt }), 'slot.taken'),
      ))

  it('knows no slot at another time', () =>
    given('a member of the staff', { session })
      .uponReceiving('closeCounselSlot at night')
      .withRequest(...calling('closeCounselSlot', { startAt: '2026-11-24T03:00:00+09:00' }, session))
      .willRespondWith(...refusing('slot.unavailable'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).closeCounselSlot({ startAt: '2026-11-24T03:00:00+09:00' }),
          'slot.unavailable',
        ),
      ))

  it('is for the staff', () =>
    given('a logged-in member', notOfTheStaff)
      .uponReceiving('closeCounselSlot from a member')
      .withRequest(...calling('closeCounselSlot', { startAt }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).closeCounselSlot({ startAt }), 'role.missing'),
      ))
})

describe('openCounselSlot', () => {
  const body = { startAt: ofWorld('startAt', startAt) }

  it('puts a slot back', () =>
    given('a slot for the staff', { session, slotState: 'CLOSED' })
      .uponReceiving('openCounselSlot of a closed one')
      .withRequest(...calling('openCounselSlot', body, session))
      .willRespondWith(
        ...succeeding({ ...dayWith(slotOf({ slotState: 'OPEN', counsel: null })), ended: like([]) }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).openCounselSlot({ startAt })).slots[0]).toMatchObject({
          startAt,
          slotState: 'OPEN',
        })
      }))

  it('says that it is not closed', () =>
    given('a slot for the staff', { session, slotState: 'OPEN' })
      .uponReceiving('openCounselSlot of a free one')
      .withRequest(...calling('openCounselSlot', body, session))
      .willRespondWith(...refusing('slot.unavailable'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).openCounselSlot({ startAt }), 'slot.unavailable'),
      ))

  it('is for the staff', () =>
    given('a logged-in member', notOfTheStaff)
      .uponReceiving('openCounselSlot from a member')
      .withRequest(...calling('openCounselSlot', { startAt }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).openCounselSlot({ startAt }), 'role.missing'),
      ))
})
