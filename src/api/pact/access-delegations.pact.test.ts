import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { appId, area, levelId, nobodys, password, session } from './access.ts'
import { day, ofWorld, personal, uuid } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer, string } = Matchers
const delegationId = '8a41d7f2-5e36-4b90-9c1d-27f3e08b64a5'
const idempotencyKey = '61f0c9b8-2d47-4e5a-b380-95ca7e14d62f'
const holderEmail = 'jiho.lee@solbaram.example'
const delegateEmail = 'haneul.choi@solbaram.example'
const state = 'a delegation for an app admin'
const desk = { session, appId, levelId, delegationId, holderEmail, delegateEmail } as const
const none = { ...desk, delegation: 'NONE' } as const
const running = { ...desk, delegation: 'RUNNING' } as const
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
const days = { startDate: '2026-11-24', endDate: '2026-11-28' }
const ofWorldDays = {
  startDate: ofWorld('startDate', days.startDate),
  endDate: ofWorld('endDate', days.endDate),
}
const shown = {
  delegationId: uuid(delegationId),
  holderName: personal('이지호'),
  delegateName: personal('최하늘'),
  startDate: day(days.startDate),
  endDate: day(days.endDate),
  delegationState: 'RUNNING',
  refusal: null,
}

describe('listAdminDelegations', () => {
  it('gives who decides in whose place, one state and some words', () => {
    const asked = { delegationState: 'RUNNING', search: '지호', limit: 1 } as const
    return given(state, running)
      .uponReceiving('listAdminDelegations of an app admin')
      .withRequest(...calling('listAdminDelegations', asked, session))
      .willRespondWith(
        ...succeeding({
          delegationState: 'RUNNING',
          search: '지호',
          total: integer(1),
          nextCursor: null,
          list: [shown],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminDelegations(asked)).toMatchObject({
          total: 1,
          list: [{ holderName: '이지호', delegateName: '최하늘' }],
        })
      })
  })

  it('says why one may not be taken back', () =>
    given(state, { ...running, oneApp: true })
      .uponReceiving('listAdminDelegations of the admin of one app')
      .withRequest(...calling('listAdminDelegations', {}, session))
      .willRespondWith(
        ...succeeding({
          delegationState: null,
          search: null,
          total: integer(1),
          nextCursor: null,
          list: [{ ...shown, refusal: string('회사의 모든 앱') }],
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).listAdminDelegations({})).list[0]!.refusal).toContain(
          '회사의 모든 앱',
        )
      }))

  it('is for app admins', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('listAdminDelegations from a member')
      .withRequest(...calling('listAdminDelegations', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminDelegations({}), 'role.missing'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listAdminDelegations before the password check')
      .withRequest(...calling('listAdminDelegations', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminDelegations({}), 'password.unconfirmed'),
      ))
})

describe('addAdminDelegation', () => {
  const asked = { idempotencyKey, holderEmail, delegateEmail, ...days }
  const travelling = (input: typeof asked) => ({
    ...input,
    holderEmail: encodeBase64(input.holderEmail),
    delegateEmail: encodeBase64(input.delegateEmail),
  })
  const nobody = 'nobody@solbaram.example'

  it('has a colleague decide in the place of another one', () =>
    given(state, none)
      .uponReceiving('addAdminDelegation of an app admin')
      .withRequest(...calling('addAdminDelegation', { ...travelling(asked), ...ofWorldDays }, session))
      .willRespondWith(...succeeding(shown))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).addAdminDelegation(asked)).toMatchObject({
          holderName: '이지호',
          delegationState: 'RUNNING',
        })
      }))

  it('says that someone decides in their place already', () =>
    given(state, running)
      .uponReceiving('addAdminDelegation for who has a delegate')
      .withRequest(...calling('addAdminDelegation', { ...travelling(asked), ...ofWorldDays }, session))
      .willRespondWith(...refusing('adminDelegation.taken'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAdminDelegation(asked), 'adminDelegation.taken'),
      ))

  it('says that nobody could be away', () =>
    given(state, none)
      .uponReceiving('addAdminDelegation for nobody')
      .withRequest(...calling('addAdminDelegation', travelling({ ...asked, holderEmail: nobody }), session))
      .willRespondWith(...refusing('adminDelegation.holderUnfit'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).addAdminDelegation({ ...asked, holderEmail: nobody }),
          'adminDelegation.holderUnfit',
        ),
      ))

  it('says that a colleague or the days are wrong', () =>
    given(state, none)
      .uponReceiving('addAdminDelegation to nobody')
      .withRequest(...calling('addAdminDelegation', travelling({ ...asked, delegateEmail: nobody }), session))
      .willRespondWith(...refusing('delegation.invalid'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).addAdminDelegation({ ...asked, delegateEmail: nobody }),
          'delegation.invalid',
        ),
      ))

  it('says that the admin of one app does not settle that', () =>
    given(state, { ...none, oneApp: true })
      .uponReceiving('addAdminDelegation of the admin of one app')
      .withRequest(...calling('addAdminDelegation', travelling(asked), session))
      .willRespondWith(...refusing('adminDelegation.forbidden'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAdminDelegation(asked), 'adminDelegation.forbidden'),
      ))

  it('says that the key was used', () =>
    given(state, { ...none, usedKey: idempotencyKey })
      .uponReceiving('addAdminDelegation with the key of another')
      .withRequest(...calling('addAdminDelegation', travelling(asked), session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).addAdminDelegation(asked), 'key.reused')))

  it('is for app admins', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('addAdminDelegation from a member')
      .withRequest(...calling('addAdminDelegation', travelling(asked), session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAdminDelegation(asked), 'role.missing'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('addAdminDelegation before the password check')
      .withRequest(...calling('addAdminDelegation', travelling(asked), session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAdminDelegation(asked), 'password.unconfirmed'),
      ))
})

describe('endAdminDelegation', () => {
  it('takes it back', () =>
    given(state, running)
      .uponReceiving('endAdminDelegation of an app admin')
      .withRequest(...calling('endAdminDelegation', { delegationId }, session))
      .willRespondWith(
        ...succeeding({
          ...shown,
          delegationState: 'CLEARED',
          refusal: string('이미 끝난 대리 승인입니다.'),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).endAdminDelegation({ delegationId })).toMatchObject({
          delegationState: 'CLEARED',
        })
      }))

  it('says that there is none', () =>
    given(state, running)
      .uponReceiving('endAdminDelegation of one that is not there')
      .withRequest(...calling('endAdminDelegation', { delegationId: nobodys }, session))
      .willRespondWith(...refusing('adminDelegation.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).endAdminDelegation({ delegationId: nobodys }),
          'adminDelegation.missing',
        ),
      ))

  it('says that it is over', () =>
    given(state, { ...desk, delegation: 'ENDED' })
      .uponReceiving('endAdminDelegation of one that is over')
      .withRequest(...calling('endAdminDelegation', { delegationId }, session))
      .willRespondWith(...refusing('adminDelegation.over'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).endAdminDelegation({ delegationId }), 'adminDelegation.over'),
      ))

  it('says that the admin of one app does not settle that', () =>
    given(state, { ...running, oneApp: true })
      .uponReceiving('endAdminDelegation of the admin of one app')
      .withRequest(...calling('endAdminDelegation', { delegationId }, session))
      .willRespondWith(...refusing('adminDelegation.forbidden'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).endAdminDelegation({ delegationId }),
          'adminDelegation.forbidden',
        ),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('endAdminDelegation before the password check')
      .withRequest(...calling('endAdminDelegation', { delegationId }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).endAdminDelegation({ delegationId }), 'password.unconfirmed'),
      ))
})
