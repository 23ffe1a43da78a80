import { describe, expect, it } from 'vitest'
import { time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { linkId, session, subscriptionId } from './subscription-detail.refusals.ts'

const oneLink = { session, subscriptionId, linkId, fullYn: 'N' } as const

describe('listSubscriptionLinks', () => {
  it('returns the active links and their owners', () =>
    beginInteraction('a subscription with a link', oneLink)
      .uponReceiving('listSubscriptionLinks of one of the company')
      .withRequest(...calling('listSubscriptionLinks', { subscriptionId }, session))
      .willRespondWith(
        ...successAnswer({
          list: [
            {
              linkId: uuid(linkId),
              createdAt: time('2025-11-03T10:21:00+09:00'),
              expiresAt: time('2025-11-10T10:21:00+09:00'),
              ownYn: 'Y',
            },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listSubscriptionLinks({ subscriptionId })
        expect(list).toMatchObject([{ linkId, ownYn: 'Y' }])
      }))
})

describe('endSubscriptionLink', () => {
  it('ends a link and returns the remaining links', () =>
    beginInteraction('a subscription with a link', oneLink)
      .uponReceiving('endSubscriptionLink of the only one')
      .withRequest(...calling('endSubscriptionLink', { subscriptionId, linkId }, session))
      .willRespondWith(...successAnswer({ list: [] }))
      .executeTest(async (server) => {
        const left = await apiOf(server, session).endSubscriptionLink({ subscriptionId, linkId })
        expect(left).toEqual({ list: [] })
      }))
})
