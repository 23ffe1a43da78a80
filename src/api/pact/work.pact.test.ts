import { describe, expect, it } from 'vitest'
import { session } from './access.ts'
import { describeRefusals } from './describe-refusals.ts'
import { time } from './matchers.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'
import { workRefusals } from './work.refusals.ts'

describe('listAdminWork', () => {
  it('counts what waits, the longest waiting first', () =>
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

  it('omits empty kinds of work', () =>
    given('work that waits', { session, workKinds: [] })
      .uponReceiving('listAdminWork of someone for whom nothing waits')
      .withRequest(...calling('listAdminWork', {}, session))
      .willRespondWith(...succeeding({ list: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminWork({})).toEqual({ list: [] })
      }))
})

describeRefusals(workRefusals)
