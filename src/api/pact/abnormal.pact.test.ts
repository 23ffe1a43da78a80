import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { abnormalEventId, abnormalRefusals, abnormalSession, warning } from './abnormal.refusals.ts'
import { session } from './access.ts'
import { describeRefusals } from './describe-refusals.ts'
import { personal, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calledBefore, calling, successAnswer } from './pact.ts'

const { eachLike, integer, string } = Matchers
const item = {
  abnormalEventId,
  version: 1,
  abnormalState: 'OPEN',
  detector: 'SIGN_IN_FAILURES',
  abnormalType: 'A',
  detectType: 'F',
  actionStatus: 'N',
  memberName: personal('이지호'),
  detectedAt: time('2026-11-24T09:00:00+09:00'),
  count: integer(7),
  device: string('Chrome · Windows'),
  address: string('203.0.113.*'),
  exclusionEndDate: null,
  lastAction: null,
}
const evidence = {
  evidenceType: string('SIGN_IN_FAILED'),
  at: time('2026-11-24T09:00:00+09:00'),
  device: string('Chrome · Windows'),
  address: string('203.0.113.*'),
  text: string('PASSWORD_WRONG'),
}
const choiceOf = (action: string, count: number | null = null, reason: string | null = null) => ({
  action,
  reason,
  count,
})
const choices = [
  choiceOf('WARNING'),
  choiceOf('BLOCK_ACCESS', 0, 'NOTHING_TO_DO'),
  choiceOf('END_SESSION', 1),
  choiceOf('RESET_PASSWORD'),
  choiceOf('REQUIRE_MFA'),
  choiceOf('ADMIN_REVIEW'),
  choiceOf('EXCLUSION'),
]
const detail = {
  ...item,
  memberId: uuid('6b9f0d37-51c8-4e2a-9d64-a7308e5c1f42'),
  memberEmail: personal('jiho.lee@abnormal.example'),
  deptName: string('재무팀'),
  firstAt: time('2026-11-24T09:00:00+09:00'),
  evidence: eachLike(evidence),
  choices,
  steps: [],
}
const steps = [
  {
    action: 'WARNING',
    at: time('2026-11-24T09:00:00+09:00'),
    actorName: personal('송나래'),
    comment: warning.comment,
    endDate: null,
    count: null,
  },
]

describe('listAbnormalEvents', () => {
  it('returns the open behaviours with certain codes', () => {
    const requestInput = {
      abnormalState: 'OPEN',
      abnormalType: 'A',
      detectType: 'F',
      actionStatus: 'N',
      search: '지호',
      sort: 'MEMBER',
      sortDirection: 'DESC',
      limit: 1,
    } as const
    const { limit: _, sort: __, sortDirection: ___, ...echoed } = requestInput
    return beginInteraction('an abnormal behaviour for a security admin', abnormalSession)
      .uponReceiving('listAbnormalEvents of a security admin')
      .withRequest(...calling('listAbnormalEvents', requestInput, session))
      .willRespondWith(
        ...successAnswer({
          ...echoed,
          open: integer(1),
          review: integer(0),
          total: integer(1),
          nextCursor: null,
          list: [item],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAbnormalEvents(requestInput)).toMatchObject({
          total: 1,
          list: [{ memberName: '이지호' }],
        })
      })
  })
})

describe('getAbnormalEvent', () => {
  it('returns the evidence of the behaviour and the possible actions', () =>
    beginInteraction('an abnormal behaviour for a security admin', abnormalSession)
      .uponReceiving('getAbnormalEvent of a colleague')
      .withRequest(...calling('getAbnormalEvent', { abnormalEventId }, session))
      .willRespondWith(...successAnswer(detail))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAbnormalEvent({ abnormalEventId })).toMatchObject({
          memberEmail: 'jiho.lee@abnormal.example',
        })
      }))

  it('returns the actions that were taken', () =>
    beginInteraction('an abnormal behaviour for a security admin', abnormalSession)
      .given(...calledBefore('takeAbnormalAction', warning, { session }))
      .uponReceiving('getAbnormalEvent after a warning')
      .withRequest(...calling('getAbnormalEvent', { abnormalEventId }, session))
      .willRespondWith(...successAnswer({ abnormalState: 'HANDLED', lastAction: 'WARNING', steps }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAbnormalEvent({ abnormalEventId })).toMatchObject({
          lastAction: 'WARNING',
          steps: [{ actorName: '송나래' }],
        })
      }))
})

describe('takeAbnormalAction', () => {
  it('takes an action', () =>
    beginInteraction('an abnormal behaviour for a security admin', abnormalSession)
      .uponReceiving('takeAbnormalAction by a warning')
      .withRequest(...calling('takeAbnormalAction', warning, session))
      .willRespondWith(
        ...successAnswer({
          ...detail,
          version: 2,
          abnormalState: 'HANDLED',
          lastAction: 'WARNING',
          steps,
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).takeAbnormalAction(warning)).toMatchObject({
          version: 2,
          steps: [{ actorName: '송나래' }],
        })
      }))
})

describeRefusals(abnormalRefusals)
