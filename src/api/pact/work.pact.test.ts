import { describe, expect, it } from 'vitest'
import { area, password, session } from './access.ts'
import { time } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const unconfirmed = { session, password, passwordCheckYn: 'N' } as const

describe('listAdminWork', () => {
  it('counts what waits, what has waited longest first', () =>
    given('work that waits', { session, workKinds: ['SUBSCRIPTION_REQUEST', 'ABNORMAL'] })
      .uponReceiving('listAdminWork of the staff and a security admin')
      .withRequest(...calling('listAdminWork', {}, session))
      .willRespondWith(
        ...succeeding({
          list: [
            {
              workKind: 'SUBSCRIPTION_REQUEST',
              count: 1,
              waitingSince: time('2026-11-22T10:21:00+09:00'),
            },
            { workKind: 'ABNORMAL', count: 1, waitingSince: time('2026-11-24T10:21:00+09:00') },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminWork({})).toEqual({
          list: [
            { workKind: 'SUBSCRIPTION_REQUEST', count: 1, waitingSince: '2026-11-22T10:21:00+09:00' },
            { workKind: 'ABNORMAL', count: 1, waitingSince: '2026-11-24T10:21:00+09:00' },
          ],
        })
      }))

  it('leaves out of what nothing waits', () =>
    given('work that waits', { session, workKinds: [] })
      .uponReceiving('listAdminWork of someone for whom nothing waits')
      .withRequest(...calling('listAdminWork', {}, session))
      .willRespondWith(...succeeding({ list: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminWork({})).toEqual({ list: [] })
      }))

  it('is for those with a part', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('listAdminWork from a member')
      .withRequest(...calling('listAdminWork', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listAdminWork({}), 'role.missing')))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listAdminWork before the password check')
      .withRequest(...calling('listAdminWork', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminWork({}), 'password.unconfirmed'),
      ))
})
