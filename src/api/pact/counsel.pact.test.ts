import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { bookedCounselWorld, counselLookup, counselRefusals, reservationForm } from './counsel.refusals.ts'
import { counselNumber, counselOf, email, holdKey, session, slotOf, startAt } from './counsel.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, fromWorld } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { arrayContaining, integer, regex } = Matchers
const newKey = regex('^[A-Za-z0-9_-]{43}$', holdKey)
const encodedForm = {
  ...reservationForm,
  name: encodeBase64(reservationForm.name),
  email: encodeBase64(reservationForm.email),
  phoneNumber: encodeBase64(reservationForm.phoneNumber),
  companyName: encodeBase64(reservationForm.companyName),
}
const askedTravelling = { counselNo: counselNumber, email: encodeBase64(email) }

describe('listCounselSlots', () => {
  it('returns the days and their free slots', () =>
    beginInteraction('a free slot', {})
      .uponReceiving('listCounselSlots of the coming days')
      .withRequest(...calling('listCounselSlots', {}))
      .willRespondWith(
        ...successAnswer({
          fromDate: day('2026-11-22'),
          toDate: day('2026-12-22'),
          lastDate: day('2026-12-22'),
          days: arrayContaining({
            date: day('2026-11-24'),
            holidayName: null,
            slots: arrayContaining(slotOf({ openYn: 'Y' })),
          }),
        }),
      )
      .executeTest(async (server) => {
        const { days, lastDate } = await apiOf(server).listCounselSlots({})
        expect([days[0]!.date, days[0]!.slots[0]!.openYn, lastDate]).toEqual([
          '2026-11-24',
          'Y',
          '2026-12-22',
        ])
      }))
})

describe('holdCounselSlot', () => {
  it('holds a free slot', () =>
    beginInteraction('a free slot', {})
      .uponReceiving('holdCounselSlot of a free one')
      .withRequest(...calling('holdCounselSlot', { startAt: fromWorld('startAt', startAt) }))
      .willRespondWith(...successAnswer({ holdKey: newKey, ...slotOf({ expiresInSeconds: integer(600) }) }))
      .executeTest(async (server) => {
        expect(await apiOf(server).holdCounselSlot({ startAt })).toMatchObject({
          holdKey,
          startAt,
          expiresInSeconds: 600,
        })
      }))
})

describe('releaseCounselSlot', () => {
  it('releases a slot', () =>
    beginInteraction('a held slot', { holdKey })
      .uponReceiving('releaseCounselSlot of a held one')
      .withRequest(...calling('releaseCounselSlot', { holdKey }))
      .willRespondWith(...successAnswer({ releasedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).releaseCounselSlot({ holdKey })).toEqual({ releasedYn: 'Y' })
      }))
})

describe('reserveCounsel', () => {
  const reservationInput = { ...reservationForm, idempotencyKey: '1b7e9d04-3c5f-4a82-b6e1-90f4c2d8a753' }
  const madeTravelling = { ...encodedForm, idempotencyKey: reservationInput.idempotencyKey }

  it('makes a reservation', () =>
    beginInteraction('a held slot', { holdKey })
      .uponReceiving('reserveCounsel of a held slot')
      .withRequest(
        ...calling('reserveCounsel', {
          ...madeTravelling,
          idempotencyKey: Matchers.uuid(reservationInput.idempotencyKey),
        }),
      )
      .willRespondWith(...successAnswer(counselOf({ counselState: 'BOOKED', version: 1, changeableYn: 'Y' })))
      .executeTest(async (server) => {
        expect(await apiOf(server).reserveCounsel(reservationInput)).toMatchObject({
          counselNo: counselNumber,
          startAt,
          name: '송나래',
          changeableYn: 'Y',
        })
      }))
})

describe('getUnauthCounsel', () => {
  it('returns a reservation by number and mail address', () =>
    beginInteraction('a reservation of counsel', bookedCounselWorld)
      .uponReceiving('getUnauthCounsel of a booked one')
      .withRequest(...calling('getUnauthCounsel', askedTravelling))
      .willRespondWith(
        ...successAnswer(
          counselOf({ counselState: 'BOOKED', version: 1, changeableYn: 'Y', counselNo: counselNumber }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getUnauthCounsel(counselLookup)).toMatchObject({
          counselNo: counselNumber,
          email,
          phoneNumber: '01000001234',
          startAt,
        })
      }))

  it('reports that the reservation can no longer be changed', () =>
    beginInteraction('a reservation of counsel', { ...bookedCounselWorld, begins: 'soon' })
      .uponReceiving('getUnauthCounsel of one that is near')
      .withRequest(...calling('getUnauthCounsel', askedTravelling))
      .willRespondWith(...successAnswer({ counselNo: counselNumber, changeableYn: 'N' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).getUnauthCounsel(counselLookup)).toMatchObject({ changeableYn: 'N' })
      }))
})

describe('changeCounsel', () => {
  const input = { ...counselLookup, version: 1, holdKey }
  const body = { ...askedTravelling, version: 1, holdKey }

  it('moves a reservation to the held slot', () =>
    beginInteraction('a reservation of counsel', { ...bookedCounselWorld, holdKey })
      .uponReceiving('changeCounsel to a held slot')
      .withRequest(...calling('changeCounsel', body))
      .willRespondWith(
        ...successAnswer(
          counselOf({ counselState: 'BOOKED', version: 2, changeableYn: 'Y', counselNo: counselNumber }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).changeCounsel(input)).toMatchObject({
          counselNo: counselNumber,
          version: 2,
          startAt,
        })
      }))
})

describe('cancelCounsel', () => {
  const input = { ...counselLookup, version: 1 }
  const body = { ...askedTravelling, version: 1 }

  it('cancels a reservation', () =>
    beginInteraction('a reservation of counsel', bookedCounselWorld)
      .uponReceiving('cancelCounsel of a booked one')
      .withRequest(...calling('cancelCounsel', body))
      .willRespondWith(
        ...successAnswer(
          counselOf({ counselState: 'CANCELED', version: 2, changeableYn: 'N', counselNo: counselNumber }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).cancelCounsel(input)).toMatchObject({
          counselNo: counselNumber,
          counselState: 'CANCELED',
          version: 2,
        })
      }))
})

describe('listCounsels', () => {
  it('returns the reservations of the member, the latest first', () =>
    beginInteraction('a member with reservations', {
      session,
      counsels: [
        { counselNo: counselNumber, counselState: 'BOOKED' },
        { counselNo: 'C2026-000017', counselState: 'DONE' },
      ],
    })
      .uponReceiving('listCounsels of a member')
      .withRequest(...calling('listCounsels', {}, session))
      .willRespondWith(
        ...successAnswer({
          total: 2,
          nextCursor: null,
          list: [
            counselOf({ counselState: 'BOOKED', version: 1, changeableYn: 'Y', counselNo: counselNumber }),
            counselOf({ counselState: 'DONE', version: 1, changeableYn: 'N', counselNo: 'C2026-000017' }),
          ],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listCounsels({})
        expect(page).toMatchObject({ total: 2, nextCursor: null })
        expect(page.list.map((counsel) => [counsel.counselNo, counsel.changeableYn])).toEqual([
          [counselNumber, 'Y'],
          ['C2026-000017', 'N'],
        ])
      }))

  it('returns a page and the cursor of the next one', () =>
    beginInteraction('a member with reservations', {
      session,
      counsels: [
        { counselNo: counselNumber, counselState: 'CANCELED' },
        { counselNo: 'C2026-000017', counselState: 'DONE' },
      ],
    })
      .uponReceiving('listCounsels one at a time')
      .withRequest(...calling('listCounsels', { limit: 1 }, session))
      .willRespondWith(
        ...successAnswer({
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MTc5NQ'),
          list: [
            {
              counselNo: counselNumber,
              counselState: 'CANCELED',
              cancelReason: Matchers.string('담당자 사정으로 진행이 어렵습니다.'),
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listCounsels({ limit: 1 })).toMatchObject({
          nextCursor: 'MTc5NQ',
          list: [{ counselNo: counselNumber }],
        })
      }))
})

describeRefusals(counselRefusals)
