import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { counselOf, email, holdKey, number, password, session, slotOf, startAt } from './counsel.ts'
import { day, ofWorld } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { arrayContaining, integer, regex } = Matchers
const nextStartAt = '2026-11-24T10:30:00+09:00'
const newKey = regex('^[A-Za-z0-9_-]{43}$', holdKey)
const unknownKey = 'Zz0xVn8QzWc1LyTb6HmPg5JdSe0FaUo2IiKt9XqNvBw'
const form = {
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
const travelling = {
  ...form,
  name: encodeBase64(form.name),
  email: encodeBase64(form.email),
  phoneNumber: encodeBase64(form.phoneNumber),
  companyName: encodeBase64(form.companyName),
}
const asked = { counselNo: number, email }
const askedTravelling = { counselNo: number, email: encodeBase64(email) }
const booked = { counselNo: number, email, begins: 'later' } as const

describe('listCounselSlots', () => {
  it('gives the days and what is free', () =>
    given('a free slot', {})
      .uponReceiving('listCounselSlots of the coming days')
      .withRequest(...calling('listCounselSlots', {}))
      .willRespondWith(
        ...succeeding({
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
  it('keeps a slot', () =>
    given('a free slot', {})
      .uponReceiving('holdCounselSlot of a free one')
      .withRequest(...calling('holdCounselSlot', { startAt: ofWorld('startAt', startAt) }))
      .willRespondWith(...succeeding({ holdKey: newKey, ...slotOf({ expiresInSeconds: integer(600) }) }))
      .executeTest(async (server) => {
        expect(await apiOf(server).holdCounselSlot({ startAt })).toMatchObject({
          holdKey,
          startAt,
          expiresInSeconds: 600,
        })
      }))

  it('says that someone was faster, and what is free', () =>
    given('a taken slot', {})
      .uponReceiving('holdCounselSlot of a taken one')
      .withRequest(...calling('holdCounselSlot', { startAt: ofWorld('startAt', startAt) }))
      .willRespondWith(...refusing('slot.taken', { nextStartAt }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).holdCounselSlot({ startAt }), 'slot.taken', { nextStartAt }),
      ))

  it('knows no slot at another time', () =>
    given('a visitor', {})
      .uponReceiving('holdCounselSlot at night')
      .withRequest(...calling('holdCounselSlot', { startAt: '2026-11-24T03:00:00+09:00' }))
      .willRespondWith(...refusing('slot.unavailable'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server).holdCounselSlot({ startAt: '2026-11-24T03:00:00+09:00' }),
          'slot.unavailable',
        ),
      ))

  it('is limited', () =>
    given('an address that held many slots', {})
      .uponReceiving('holdCounselSlot too often')
      .withRequest(...calling('holdCounselSlot', { startAt: ofWorld('startAt', startAt) }))
      .willRespondWith(...refusing('counsel.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).holdCounselSlot({ startAt }), 'counsel.tooMany', {
          retryAfterSeconds: 3600,
        }),
      ))
})

describe('releaseCounselSlot', () => {
  it('gives one back', () =>
    given('a held slot', { holdKey })
      .uponReceiving('releaseCounselSlot of a held one')
      .withRequest(...calling('releaseCounselSlot', { holdKey }))
      .willRespondWith(...succeeding({ releasedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).releaseCounselSlot({ holdKey })).toEqual({ releasedYn: 'Y' })
      }))
})

describe('reserveCounsel', () => {
  const made = { ...form, idempotencyKey: '1b7e9d04-3c5f-4a82-b6e1-90f4c2d8a753' }
  const madeTravelling = { ...travelling, idempotencyKey: made.idempotencyKey }

  it('makes a reservation', () =>
    given('a held slot', { holdKey })
      .uponReceiving('reserveCounsel of a held slot')
      .withRequest(
        ...calling('reserveCounsel', {
          ...madeTravelling,
          idempotencyKey: Matchers.uuid(made.idempotencyKey),
        }),
      )
      .willRespondWith(...succeeding(counselOf({ counselState: 'BOOKED', version: 1, changeableYn: 'Y' })))
      .executeTest(async (server) => {
        expect(await apiOf(server).reserveCounsel(made)).toMatchObject({
          counselNo: number,
          startAt,
          name: '송나래',
          changeableYn: 'Y',
        })
      }))

  it('needs a hold that lasts', () =>
    given('a free slot', {})
      .uponReceiving('reserveCounsel after the hold')
      .withRequest(...calling('reserveCounsel', { ...travelling, holdKey: unknownKey }))
      .willRespondWith(...refusing('hold.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).reserveCounsel({ ...form, holdKey: unknownKey }), 'hold.expired'),
      ))

  it('is limited', () =>
    given('an address that reserved often', {})
      .uponReceiving('reserveCounsel too often')
      .withRequest(...calling('reserveCounsel', travelling))
      .willRespondWith(...refusing('counsel.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).reserveCounsel(form), 'counsel.tooMany', { retryAfterSeconds: 3600 }),
      ))

  const reused = '5e0a93c1-d7b4-4f28-8c6d-1f2b7e49a065'
  it('does not take the key of another form', () =>
    given('a reservation was made with a key', { idempotencyKey: reused })
      .uponReceiving('reserveCounsel with a key that was used')
      .withRequest(...calling('reserveCounsel', { ...travelling, idempotencyKey: reused }))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).reserveCounsel({ ...form, idempotencyKey: reused }), 'key.reused'),
      ))
})

describe('getUnauthCounsel', () => {
  it('gives one by number and address', () =>
    given('a reservation of counsel', booked)
      .uponReceiving('getUnauthCounsel of a booked one')
      .withRequest(...calling('getUnauthCounsel', askedTravelling))
      .willRespondWith(
        ...succeeding(
          counselOf({ counselState: 'BOOKED', version: 1, changeableYn: 'Y', counselNo: number }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getUnauthCounsel(asked)).toMatchObject({
          counselNo: number,
          email,
          phoneNumber: '01000001234',
          startAt,
        })
      }))

  it('says that it can no longer be changed', () =>
    given('a reservation of counsel', { ...booked, begins: 'soon' })
      .uponReceiving('getUnauthCounsel of one that is near')
      .withRequest(...calling('getUnauthCounsel', askedTravelling))
      .willRespondWith(...succeeding({ counselNo: number, changeableYn: 'N' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).getUnauthCounsel(asked)).toMatchObject({ changeableYn: 'N' })
      }))

  it('says that there is none', () =>
    given('a reservation of counsel', { ...booked, email: 'iut@iutjip.example' })
      .uponReceiving('getUnauthCounsel with another address')
      .withRequest(...calling('getUnauthCounsel', askedTravelling))
      .willRespondWith(...refusing('counsel.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).getUnauthCounsel(asked), 'counsel.missing')))

  it('is paused for who guesses', () =>
    given('a counsel nobody may look up now', { counselNo: number })
      .uponReceiving('getUnauthCounsel after many guesses')
      .withRequest(...calling('getUnauthCounsel', askedTravelling))
      .willRespondWith(...refusing('lookup.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).getUnauthCounsel(asked), 'lookup.paused', { retryAfterSeconds: 900 }),
      ))
})

describe('changeCounsel', () => {
  const input = { ...asked, version: 1, holdKey }
  const body = { ...askedTravelling, version: 1, holdKey }

  it('moves one to the held slot', () =>
    given('a reservation of counsel', { ...booked, holdKey })
      .uponReceiving('changeCounsel to a held slot')
      .withRequest(...calling('changeCounsel', body))
      .willRespondWith(
        ...succeeding(
          counselOf({ counselState: 'BOOKED', version: 2, changeableYn: 'Y', counselNo: number }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).changeCounsel(input)).toMatchObject({
          counselNo: number,
          version: 2,
          startAt,
        })
      }))

  it('says that there is none', () =>
    given('a reservation of counsel', { ...booked, email: 'iut@iutjip.example', holdKey })
      .uponReceiving('changeCounsel with another address')
      .withRequest(...calling('changeCounsel', body))
      .willRespondWith(...refusing('counsel.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).changeCounsel(input), 'counsel.missing')))

  it('says that it has changed since', () =>
    given('a reservation of counsel', { ...booked, holdKey })
      .uponReceiving('changeCounsel of an older version')
      .withRequest(...calling('changeCounsel', { ...body, version: 7 }))
      .willRespondWith(...refusing('counsel.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).changeCounsel({ ...input, version: 7 }), 'counsel.changed'),
      ))

  it('says that it is too late', () =>
    given('a reservation of counsel', { ...booked, begins: 'soon', holdKey })
      .uponReceiving('changeCounsel within two hours')
      .withRequest(...calling('changeCounsel', body))
      .willRespondWith(...refusing('counsel.tooLate'))
      .executeTest((server) => expectRefusal(apiOf(server).changeCounsel(input), 'counsel.tooLate')))

  it('needs a hold that lasts', () =>
    given('a reservation of counsel', booked)
      .uponReceiving('changeCounsel after the hold')
      .withRequest(...calling('changeCounsel', { ...body, holdKey: unknownKey }))
      .willRespondWith(...refusing('hold.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).changeCounsel({ ...input, holdKey: unknownKey }), 'hold.expired'),
      ))

  it('is paused for who guesses', () =>
    given('a counsel nobody may look up now', { counselNo: number })
      .uponReceiving('changeCounsel after many guesses')
      .withRequest(...calling('changeCounsel', body))
      .willRespondWith(...refusing('lookup.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).changeCounsel(input), 'lookup.paused', { retryAfterSeconds: 900 }),
      ))
})

describe('cancelCounsel', () => {
  const input = { ...asked, version: 1 }
  const body = { ...askedTravelling, version: 1 }

  it('cancels one', () =>
    given('a reservation of counsel', booked)
      .uponReceiving('cancelCounsel of a booked one')
      .withRequest(...calling('cancelCounsel', body))
      .willRespondWith(
        ...succeeding(
          counselOf({ counselState: 'CANCELED', version: 2, changeableYn: 'N', counselNo: number }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).cancelCounsel(input)).toMatchObject({
          counselNo: number,
          counselState: 'CANCELED',
          version: 2,
        })
      }))

  it('says that there is none', () =>
    given('a reservation of counsel', { ...booked, email: 'iut@iutjip.example' })
      .uponReceiving('cancelCounsel with another address')
      .withRequest(...calling('cancelCounsel', body))
      .willRespondWith(...refusing('counsel.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).cancelCounsel(input), 'counsel.missing')))

  it('says that it has changed since', () =>
    given('a reservation of counsel', booked)
      .uponReceiving('cancelCounsel of an older version')
      .withRequest(...calling('cancelCounsel', { ...body, version: 7 }))
      .willRespondWith(...refusing('counsel.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).cancelCounsel({ ...input, version: 7 }), 'counsel.changed'),
      ))

  it('says that it is too late', () =>
    given('a reservation of counsel', { ...booked, begins: 'soon' })
      .uponReceiving('cancelCounsel within two hours')
      .withRequest(...calling('cancelCounsel', body))
      .willRespondWith(...refusing('counsel.tooLate'))
      .executeTest((server) => expectRefusal(apiOf(server).cancelCounsel(input), 'counsel.tooLate')))

  it('is paused for who guesses', () =>
    given('a counsel nobody may look up now', { counselNo: number })
      .uponReceiving('cancelCounsel after many guesses')
      .withRequest(...calling('cancelCounsel', body))
      .willRespondWith(...refusing('lookup.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).cancelCounsel(input), 'lookup.paused', { retryAfterSeconds: 900 }),
      ))
})

describe('listCounsels', () => {
  it('gives the member theirs, the last first', () =>
    given('a member with reservations', {
      session,
      counsels: [
        { counselNo: number, counselState: 'BOOKED' },
        { counselNo: 'C2026-000017', counselState: 'DONE' },
      ],
    })
      .uponReceiving('listCounsels of a member')
      .withRequest(...calling('listCounsels', {}, session))
      .willRespondWith(
        ...succeeding({
          total: 2,
          nextCursor: null,
          list: [
            counselOf({ counselState: 'BOOKED', version: 1, changeableYn: 'Y', counselNo: number }),
            counselOf({ counselState: 'DONE', version: 1, changeableYn: 'N', counselNo: 'C2026-000017' }),
          ],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listCounsels({})
        expect(page).toMatchObject({ total: 2, nextCursor: null })
        expect(page.list.map((counsel) => [counsel.counselNo, counsel.changeableYn])).toEqual([
          [number, 'Y'],
          ['C2026-000017', 'N'],
        ])
      }))

  it('gives a page and where the next one begins', () =>
    given('a member with reservations', {
      session,
      counsels: [
        { counselNo: number, counselState: 'CANCELED' },
        { counselNo: 'C2026-000017', counselState: 'DONE' },
      ],
    })
      .uponReceiving('listCounsels one at a time')
      .withRequest(...calling('listCounsels', { limit: 1 }, session))
      .willRespondWith(
        ...succeeding({
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MTc5NQ'),
          list: [
            {
              counselNo: number,
              counselState: 'CANCELED',
              cancelReason: Matchers.string('담당자 사정으로 진행이 어렵습니다.'),
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listCounsels({ limit: 1 })).toMatchObject({
          nextCursor: 'MTc5NQ',
          list: [{ counselNo: number }],
        })
      }))

  it('asks for the password first', () =>
    given('a logged-in member', { session, password, passwordCheckYn: 'N' })
      .uponReceiving('listCounsels from an unconfirmed member')
      .withRequest(...calling('listCounsels', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listCounsels({}), 'password.unconfirmed'),
      ))
})
