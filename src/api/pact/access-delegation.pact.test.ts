import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { area, password, session } from './access.ts'
import { day, ofWorld, personal } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const delegateEmail = 'haneul.choi@solbaram.example'
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
const days = { startDate: '2026-11-24', endDate: '2026-11-28' }
const ofWorldDays = {
  startDate: ofWorld('startDate', days.startDate),
  endDate: ofWorld('endDate', days.endDate),
}
const delegated = {
  approverYn: 'Y',
  delegateName: personal('이지호'),
  startDate: day(days.startDate),
  endDate: day(days.endDate),
  standingInFor: [],
}
const none = { approverYn: 'Y', delegateName: null, startDate: null, endDate: null, standingInFor: [] }

describe('getAccessDelegation', () => {
  it('says who decides in the place of a member', () =>
    given('an approver with a colleague', { session, delegateEmail, delegated: true })
      .uponReceiving('getAccessDelegation of an approver')
      .withRequest(...calling('getAccessDelegation', {}, session))
      .willRespondWith(...succeeding(delegated))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAccessDelegation({})).toMatchObject({
          delegateName: '이지호',
          endDate: '2026-11-28',
        })
      }))
})

describe('getAccessDelegation of who stands in', () => {
  it('says for whom, and for how long', () =>
    given('an approver with a colleague', { session, delegateEmail, delegated: false, standsIn: true })
      .uponReceiving('getAccessDelegation of who stands in for a colleague')
      .withRequest(...calling('getAccessDelegation', {}, session))
      .willRespondWith(
        ...succeeding({
          approverYn: 'Y',
          delegateName: null,
          standingInFor: [
            { name: personal('이지호'), startDate: day(days.startDate), endDate: day(days.endDate) },
          ],
        }),
      )
      .executeTest(async (server) => {
        const { standingInFor } = await apiOf(server, session).getAccessDelegation({})
        expect(standingInFor).toEqual([{ name: '이지호', ...days }])
      }))
})

describe('setAccessDelegation', () => {
  const asked = { delegateEmail, ...days }
  const travelling = { ...asked, delegateEmail: encodeBase64(delegateEmail) }

  it('has a colleague decide for some days', () =>
    given('an approver with a colleague', { session, delegateEmail, delegated: false })
      .uponReceiving('setAccessDelegation of an approver')
      .withRequest(...calling('setAccessDelegation', { ...travelling, ...ofWorldDays }, session))
      .willRespondWith(...succeeding(delegated))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).setAccessDelegation(asked)).toMatchObject({
          delegateName: '이지호',
          startDate: '2026-11-24',
        })
      }))

  it('says that a colleague or the days are wrong', () => {
    const wrong = { ...days, delegateEmail: 'nobody@solbaram.example' }
    return given('an approver with a colleague', { session, delegateEmail, delegated: false })
      .uponReceiving('setAccessDelegation to nobody')
      .withRequest(
        ...calling(
          'setAccessDelegation',
          { ...wrong, delegateEmail: encodeBase64(wrong.delegateEmail) },
          session,
        ),
      )
      .willRespondWith(...refusing('delegation.invalid'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).setAccessDelegation(wrong), 'delegation.invalid'),
      )
  })

  it('is for who has something to hand over', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('setAccessDelegation of a member who decides nothing')
      .withRequest(...calling('setAccessDelegation', travelling, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).setAccessDelegation(asked), 'role.missing'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('setAccessDelegation before the password check')
      .withRequest(...calling('setAccessDelegation', travelling, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).setAccessDelegation(asked), 'password.unconfirmed'),
      ))
})

describe('clearAccessDelegation', () => {
  it('ends it', () =>
    given('an approver with a colleague', { session, delegateEmail, delegated: true })
      .uponReceiving('clearAccessDelegation of an approver')
      .withRequest(...calling('clearAccessDelegation', {}, session))
      .willRespondWith(...succeeding(none))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).clearAccessDelegation({})).toEqual(none)
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('clearAccessDelegation before the password check')
      .withRequest(...calling('clearAccessDelegation', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).clearAccessDelegation({}), 'password.unconfirmed'),
      ))
})
