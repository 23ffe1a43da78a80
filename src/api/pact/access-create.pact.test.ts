import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { area, grantId, levelId, nobodys, reason, requestId, requestOf, session } from './access.ts'
import { time } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const form = { levelId, approvalType: 'APPLY', termDays: 30, reason } as const
const key = (idempotencyKey: string) => ({ idempotencyKey })

describe('createAccessRequest', () => {
  it('asks for a permission, which waits for a decision', () => {
    const asked = { ...form, ...key('5bc8fbbc-bde5-4099-8164-d8399f767c45') }
    return given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('createAccessRequest of an application')
      .withRequest(
        ...calling(
          'createAccessRequest',
          { ...asked, idempotencyKey: Matchers.uuid(asked.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(...succeeding(requestOf({ requestId: Matchers.uuid(requestId) })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).createAccessRequest(asked)).toMatchObject({
          requestId,
          approvalResult: 'WAITING',
          deadlineAt: '2026-12-01T09:00:00+09:00',
        })
      })
  })

  it('gives a permission up at once', () => {
    const asked = {
      levelId,
      approvalType: 'RELEASE',
      termDays: null,
      reason: '',
      ...key('d76d4330-f144-4bea-b0c1-1fdecb91ce37'),
    } as const
    return given('a member of the access area', { ...area, grant: 'USED' })
      .uponReceiving('createAccessRequest of giving up')
      .withRequest(
        ...calling(
          'createAccessRequest',
          { ...asked, idempotencyKey: Matchers.uuid(asked.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...succeeding(
          requestOf({
            requestId: Matchers.uuid(requestId),
            approvalType: 'RELEASE',
            serviceRequestType: 'revoke_auth',
            approvalResult: 'APPROVED',
            closeReason: 'DECISION',
            grantId,
            reason: '',
            termDays: null,
            deadlineAt: null,
            closedAt: time('2026-11-24T09:00:00+09:00'),
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).createAccessRequest(asked)).toMatchObject({
          approvalResult: 'APPROVED',
          deadlineAt: null,
        })
      })
  })

  it('asks for a later end', () => {
    const asked = { ...form, approvalType: 'EXTEND', ...key('87b0b125-ec1d-4da0-a6eb-8c9ebd69fe29') } as const
    return given('a member of the access area', { ...area, grant: 'ENDING' })
      .uponReceiving('createAccessRequest of an extension')
      .withRequest(
        ...calling(
          'createAccessRequest',
          { ...asked, idempotencyKey: Matchers.uuid(asked.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...succeeding(
          requestOf({
            requestId: Matchers.uuid(requestId),
            approvalType: 'EXTEND',
            serviceRequestType: 'period_extension',
            grantId,
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).createAccessRequest(asked)).toMatchObject({
          approvalType: 'EXTEND',
          grantId,
        })
      })
  })

  it('says that it is held already', () => {
    const asked = { ...form, ...key('c6a53877-7733-4bdb-9721-0dff076ce2ef') } as const
    return given('a member of the access area', { ...area, grant: 'USED' })
      .uponReceiving('createAccessRequest of what is held')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.held'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.held'),
      )
  })

  it('says that it is held and paused', () => {
    const asked = { ...form, ...key('0d464138-a623-4255-bfc1-ea36f17fd374') } as const
    return given('a member of the access area', { ...area, grant: 'PAUSED' })
      .uponReceiving('createAccessRequest of what is paused')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.heldPaused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.heldPaused'),
      )
  })

  it('says that it is to be renewed', () => {
    const asked = { ...form, ...key('5f2dd97f-1cfb-40f6-a827-688de6a16a3b') } as const
    return given('a member of the access area', { ...area, grant: 'OVER' })
      .uponReceiving('createAccessRequest of what is over since lately')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.renewInstead'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.renewInstead'),
      )
  })

  it('says that it is not held', () => {
    const asked = {
      ...form,
      approvalType: 'SUSPEND',
      termDays: null,
      ...key('617959ce-3f1f-45a8-9e52-71007814e8a2'),
    } as const
    return given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('createAccessRequest of a pause of nothing')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.notHeld'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.notHeld'),
      )
  })

  it('says that it is over', () => {
    const asked = {
      ...form,
      approvalType: 'SUSPEND',
      termDays: null,
      ...key('3fd42359-92ed-4f45-9a1a-fe878b33e968'),
    } as const
    return given('a member of the access area', { ...area, grant: 'OVER' })
      .uponReceiving('createAccessRequest of a pause of what is over')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.ended'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.ended'),
      )
  })

  it('says that it is to be applied for again', () => {
    const asked = { ...form, approvalType: 'EXTEND', ...key('687c966c-377b-4aa2-bb2e-db20035b7399') } as const
    return given('a member of the access area', { ...area, grant: 'REVOKED' })
      .uponReceiving('createAccessRequest of an extension of what was revoked')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.applyAnew'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.applyAnew'),
      )
  })

  it('says that it is paused already', () => {
    const asked = {
      ...form,
      approvalType: 'SUSPEND',
      termDays: null,
      ...key('de11cc9d-ea95-4c21-ae9c-82b1478c281d'),
    } as const
    return given('a member of the access area', { ...area, grant: 'PAUSED' })
      .uponReceiving('createAccessRequest of a pause of what is paused')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.paused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.paused'),
      )
  })

  it('says that it is not paused', () => {
    const asked = {
      ...form,
      approvalType: 'RESUME',
      termDays: null,
      ...key('c30d8b76-28db-425e-a3b2-29f1c4069545'),
    } as const
    return given('a member of the access area', { ...area, grant: 'USED' })
      .uponReceiving('createAccessRequest of the end of no pause')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.notPaused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.notPaused'),
      )
  })

  it('says that another request waits', () => {
    const asked = { ...form, approvalType: 'EXTEND', ...key('9e30691c-2386-42ea-926a-1e48cc11d357') } as const
    return given('a member of the access area', { ...area, grant: 'ENDING', waits: requestId })
      .uponReceiving('createAccessRequest while another one waits')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.waiting'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.waiting'),
      )
  })

  it('says that nobody could decide', () => {
    const asked = { ...form, ...key('21da8978-206f-4c66-b1e0-c07e9e115e4b') } as const
    return given('a member of the access area', { ...area, grant: 'NONE', withoutApprover: true })
      .uponReceiving('createAccessRequest that nobody could decide')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.noApprover'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.noApprover'),
      )
  })

  it('says that the last administrator stays', () => {
    const asked = {
      ...form,
      approvalType: 'RELEASE',
      termDays: null,
      ...key('015c33b2-df14-41aa-b8eb-18b900745130'),
    } as const
    return given('a member of the access area', { ...area, grant: 'USED', lastAdmin: true })
      .uponReceiving('createAccessRequest of the last administrator')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.lastAdmin'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.lastAdmin'),
      )
  })

  it('says that a term is none of the app', () => {
    const asked = { ...form, termDays: 91, ...key('f5cae3bf-3729-4619-860a-3cab359eeefb') } as const
    return given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('createAccessRequest with a term that is too long')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.termInvalid'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.termInvalid'),
      )
  })

  it('says that a reason is too short', () => {
    const asked = { ...form, reason: '필요', ...key('2a9eba0c-df56-4d80-aa75-9159fb7ff337') } as const
    return given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('createAccessRequest with a reason that is too short')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.reasonInvalid'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.reasonInvalid'),
      )
  })

  it('says that a level is closed', () => {
    const asked = { ...form, ...key('0f5a9c72-4e1d-4b83-a6d7-38c1e2f09b54') } as const
    return given('a member of the access area', { ...area, grant: 'NONE', levelClosed: true })
      .uponReceiving('createAccessRequest for a level that is closed')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.levelClosed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.levelClosed'),
      )
  })

  it('says that a level is locked', () => {
    const asked = { ...form, ...key('6d40b8e3-92c7-4f15-8a6e-c03f7b19d542') } as const
    return given('a member of the access area', { ...area, grant: 'NONE', levelLocked: true })
      .uponReceiving('createAccessRequest for a level that is locked')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.locked'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.locked'),
      )
  })

  it('says that there is no such level', () => {
    const asked = { ...form, levelId: nobodys, ...key('32ea6928-f623-4bf2-904b-74ba4a0fe75d') } as const
    return given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('createAccessRequest for a level that is not there')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.levelMissing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.levelMissing'),
      )
  })
})

describe('createAccessRequest', () => {
  it('says when an extension opens', () => {
    const asked = { ...form, approvalType: 'EXTEND', ...key('a02fdaa1-ad86-4c44-a049-548e8a0a8c96') } as const
    return given('a member of the access area', { ...area, grant: 'USED' })
      .uponReceiving('createAccessRequest of an extension that is not open yet')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('access.notYet', { opensOn: '2027-01-09' }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).createAccessRequest(asked), 'access.notYet', {
          opensOn: '2027-01-09',
        }),
      )
  })

  it('takes a key for one request only', () => {
    const asked = { ...form, ...key('f7f35634-f0e3-4d97-ae81-d66d346c6e2b') } as const
    const usedKey = { operation: 'createAccessRequest', idempotencyKey: asked.idempotencyKey } as const
    return given('a member of the access area', { ...area, grant: 'NONE', usedKey })
      .uponReceiving('createAccessRequest with the key of another one')
      .withRequest(...calling('createAccessRequest', asked, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).createAccessRequest(asked), 'key.reused'))
  })
})
