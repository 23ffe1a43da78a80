import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, time, uuid, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { otherSessionId, session, sessionOwnRefusals } from './session-own.refusals.ts'

const { eachLike, integer, string } = Matchers
const clientInfo = { device: string('Chrome · Windows'), address: string('203.0.113.*') }

describe('listSessions', () => {
  it('returns the sessions of a member', () =>
    beginInteraction('a member at two places', { session, otherSessionId })
      .uponReceiving('listSessions from a member at two places')
      .withRequest(...calling('listSessions', {}, session))
      .willRespondWith(
        ...successAnswer({
          list: eachLike({
            sessionId: uuid(otherSessionId),
            currentYn: yn('Y'),
            startedAt: time('2026-11-21T09:00:00+09:00'),
            lastSeenAt: time('2026-11-21T09:20:00+09:00'),
            ...clientInfo,
          }),
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listSessions({})
        expect(list[0]).toMatchObject({ currentYn: 'Y', device: 'Chrome · Windows', address: '203.0.113.*' })
      }))
})

describe('endSession', () => {
  it('ends another session of the member', () =>
    beginInteraction('a member at two places', { session, otherSessionId })
      .uponReceiving('endSession of another session')
      .withRequest(...calling('endSession', { sessionId: otherSessionId }, session))
      .willRespondWith(...successAnswer({ endedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).endSession({ sessionId: otherSessionId })).toEqual({
          endedYn: 'Y',
        })
      }))
})

describe('endOtherSessions', () => {
  it('returns the number of ended sessions', () =>
    beginInteraction('a member at two places', { session, otherSessionId })
      .uponReceiving('endOtherSessions from a member at two places')
      .withRequest(...calling('endOtherSessions', {}, session))
      .willRespondWith(...successAnswer({ count: integer(1) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).endOtherSessions({})).toEqual({ count: 1 })
      }))
})

describe('listSignIns', () => {
  it('returns the login attempts of a member', () =>
    beginInteraction('a member at two places', { session, otherSessionId })
      .uponReceiving('listSignIns from a member someone tried to be')
      .withRequest(...calling('listSignIns', {}, session))
      .willRespondWith(
        ...successAnswer({
          list: eachLike({
            signInId: uuid('0e6a4b7c-5d21-4f93-8c0a-b1d7e2f36958'),
            result: oneOf('PASSWORD_WRONG', 'LOGGED_IN', 'CODE_WRONG'),
            triedAt: time('2026-11-21T09:00:00+09:00'),
            ...clientInfo,
          }),
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listSignIns({})
        expect(list[0]).toMatchObject({ result: 'PASSWORD_WRONG', triedAt: '2026-11-21T09:00:00+09:00' })
      }))
})

describeRefusals(sessionOwnRefusals)
