import { describe, expect, it } from 'vitest'
import { apiOf, beginInteraction, calling, expectRefusal, refusalAnswer, successAnswer } from './pact.ts'

const session = 'Fn4vXwU0mJt8cYh1LrNf6sKpEo2gTb9dAi5uRyWx7Hs'
const security = { loginYn: 'Y', securityAdminYn: 'Y', factorRequiredYn: 'Y' } as const
const staff = { loginYn: 'Y', staffYn: 'Y', factorRequiredYn: 'Y' } as const
const page = { limit: 20 }

describe('an admin without a second factor', () => {
  it('is reported at the login', () =>
    beginInteraction('an admin without a second factor', { session, staffYn: 'N' })
      .uponReceiving('getSessionInfo from a security admin without a second factor')
      .withRequest(...calling('getSessionInfo', {}, session))
      .willRespondWith(...successAnswer(security))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getSessionInfo({})).toMatchObject(security)
      }))

  it('is reported before the session is confirmed', () =>
    beginInteraction('an admin without a second factor', { session, staffYn: 'Y' })
      .uponReceiving('getUnauthSessionInfo from one of the staff without a second factor')
      .withRequest(...calling('getUnauthSessionInfo', {}, session))
      .willRespondWith(...successAnswer(staff))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getUnauthSessionInfo({})).toMatchObject(staff)
      }))

  it('cannot read data of a company', () =>
    beginInteraction('an admin without a second factor', { session, staffYn: 'N' })
      .uponReceiving('listAuditRecords from a security admin without a second factor')
      .withRequest(...calling('listAuditRecords', page, session))
      .willRespondWith(...refusalAnswer('factor.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAuditRecords(page), 'factor.missing'),
      ))

  it('cannot read data of customers', () =>
    beginInteraction('an admin without a second factor', { session, staffYn: 'Y' })
      .uponReceiving('listAdminInquiries from one of the staff without a second factor')
      .withRequest(...calling('listAdminInquiries', page, session))
      .willRespondWith(...refusalAnswer('factor.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminInquiries(page), 'factor.missing'),
      ))

  it('is required to enrol a factor before a proof of identity', () =>
    beginInteraction('an admin without a second factor', { session, staffYn: 'N' })
      .uponReceiving('exportAuditRecords from a security admin without a second factor')
      .withRequest(...calling('exportAuditRecords', {}, session))
      .willRespondWith(...refusalAnswer('factor.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).exportAuditRecords({}), 'factor.missing'),
      ))

  it('is required to enrol a factor before a proof of identity, also as staff', () =>
    beginInteraction('an admin without a second factor', { session, staffYn: 'Y' })
      .uponReceiving('runBills from one of the staff without a second factor')
      .withRequest(...calling('runBills', {}, session))
      .willRespondWith(...refusalAnswer('factor.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).runBills({}), 'factor.missing')))
})
