import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { area, nobodys, password, session } from './access.ts'
import { personal, time, uuid } from './matchers.ts'
import { apiOf, calledBefore, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, string } = Matchers
const abnormalEventId = 'a0d6c4f2-3b81-47e5-9c20-f81e5d7b9a36'
const one = { session, abnormalEventId } as const
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
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
const choice = (action: string, count: number | null = null, reason: string | null = null) => ({
  action,
  reason,
  count,
})
const choices = [
  choice('WARNING'),
  choice('BLOCK_ACCESS', 0, 'NOTHING_TO_DO'),
  choice('END_SESSION', 1),
  choice('RESET_PASSWORD'),
  choice('REQUIRE_MFA'),
  choice('ADMIN_REVIEW'),
  choice('EXCLUSION'),
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
const warning = {
  abnormalEventId,
  version: 1,
  action: 'WARNING',
  comment: '평소와 다른 시간에 접속했습니다.',
  endDate: null,
} as const
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
const excluding = { ...warning, action: 'EXCLUSION', endDate: '2020-01-01' } as const

describe('listAbnormalEvents', () => {
  it('gives the open ones with some codes', () => {
    const asked = {
      abnormalState: 'OPEN',
      abnormalType: 'A',
      detectType: 'F',
      actionStatus: 'N',
      search: '지호',
      limit: 1,
    } as const
    const { limit: _, ...echoed } = asked
    return given('an abnormal behaviour for a security admin', one)
      .uponReceiving('listAbnormalEvents of a security admin')
      .withRequest(...calling('listAbnormalEvents', asked, session))
      .willRespondWith(
        ...succeeding({
          ...echoed,
          open: integer(1),
          review: integer(0),
          total: integer(1),
          nextCursor: null,
          list: [item],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAbnormalEvents(asked)).toMatchObject({
          total: 1,
          list: [{ memberName: '이지호' }],
        })
      })
  })

  it('is for security admins', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('listAbnormalEvents from a member')
      .withRequest(...calling('listAbnormalEvents', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listAbnormalEvents({}), 'role.missing')))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listAbnormalEvents before the password check')
      .withRequest(...calling('listAbnormalEvents', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAbnormalEvents({}), 'password.unconfirmed'),
      ))
})

describe('getAbnormalEvent', () => {
  it('gives what was found and what may be done', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('getAbnormalEvent of a colleague')
      .withRequest(...calling('getAbnormalEvent', { abnormalEventId }, session))
      .willRespondWith(...succeeding(detail))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAbnormalEvent({ abnormalEventId })).toMatchObject({
          memberEmail: 'jiho.lee@abnormal.example',
        })
      }))

  it('gives what was done', () =>
    given('an abnormal behaviour for a security admin', one)
      .given(...calledBefore('takeAbnormalAction', warning, { session }))
      .uponReceiving('getAbnormalEvent after a warning')
      .withRequest(...calling('getAbnormalEvent', { abnormalEventId }, session))
      .willRespondWith(...succeeding({ abnormalState: 'HANDLED', lastAction: 'WARNING', steps }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAbnormalEvent({ abnormalEventId })).toMatchObject({
          lastAction: 'WARNING',
          steps: [{ actorName: '송나래' }],
        })
      }))

  it('says that there is none', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('getAbnormalEvent of one that is not there')
      .withRequest(...calling('getAbnormalEvent', { abnormalEventId: nobodys }, session))
      .willRespondWith(...refusing('abnormalEvent.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).getAbnormalEvent({ abnormalEventId: nobodys }),
          'abnormalEvent.missing',
        ),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('getAbnormalEvent before the password check')
      .withRequest(...calling('getAbnormalEvent', { abnormalEventId }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAbnormalEvent({ abnormalEventId }), 'password.unconfirmed'),
      ))
})

describe('takeAbnormalAction', () => {
  it('does something about it', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('takeAbnormalAction by a warning')
      .withRequest(...calling('takeAbnormalAction', warning, session))
      .willRespondWith(
        ...succeeding({
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

  it('says that there is none', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('takeAbnormalAction on one that is not there')
      .withRequest(...calling('takeAbnormalAction', { ...warning, abnormalEventId: nobodys }, session))
      .willRespondWith(...refusing('abnormalEvent.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).takeAbnormalAction({ ...warning, abnormalEventId: nobodys }),
          'abnormalEvent.missing',
        ),
      ))

  it('says that it has changed since it was seen', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('takeAbnormalAction on another version')
      .withRequest(...calling('takeAbnormalAction', { ...warning, version: 7 }, session))
      .willRespondWith(...refusing('abnormalEvent.changed'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).takeAbnormalAction({ ...warning, version: 7 }),
          'abnormalEvent.changed',
        ),
      ))

  it('is not for one’s own behaviour', () =>
    given('an abnormal behaviour for a security admin', { ...one, own: true })
      .uponReceiving('takeAbnormalAction on one’s own')
      .withRequest(...calling('takeAbnormalAction', warning, session))
      .willRespondWith(...refusing('abnormal.own'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).takeAbnormalAction(warning), 'abnormal.own'),
      ))

  it('says that there is nothing to do', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('takeAbnormalAction that reaches nothing')
      .withRequest(...calling('takeAbnormalAction', { ...warning, action: 'BLOCK_ACCESS' }, session))
      .willRespondWith(...refusing('abnormal.nothingToDo'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).takeAbnormalAction({ ...warning, action: 'BLOCK_ACCESS' }),
          'abnormal.nothingToDo',
        ),
      ))

  it('wants a last day that is not over', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('takeAbnormalAction by an exclusion until long ago')
      .withRequest(...calling('takeAbnormalAction', excluding, session))
      .willRespondWith(...refusing('abnormal.endDateInvalid'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).takeAbnormalAction(excluding), 'abnormal.endDateInvalid'),
      ))

  it('asks why', () =>
    given('an abnormal behaviour for a security admin', one)
      .uponReceiving('takeAbnormalAction without a word')
      .withRequest(...calling('takeAbnormalAction', { ...warning, comment: ' ' }, session))
      .willRespondWith(...refusing('decision.commentMissing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).takeAbnormalAction({ ...warning, comment: ' ' }),
          'decision.commentMissing',
        ),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('takeAbnormalAction before the password check')
      .withRequest(...calling('takeAbnormalAction', warning, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).takeAbnormalAction(warning), 'password.unconfirmed'),
      ))
})
