import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { appId, area, closedId, detailOf, levelId, nobodys, requestId, requestOf, session } from './access.ts'
import { time } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const waiting = { ...area, grant: 'NONE', waits: requestId } as const
const forApprover = { session, appId, levelId, requestId, request: 'WAITING' } as const
const toClose = { requestId: closedId, version: 1 }
const lost = { requestId: nobodys, version: 1 }
const old = { requestId, version: 7 }

describe('getAccessRequest', () => {
  it('gives a request to who made it', () =>
    given('a member of the access area', waiting)
      .uponReceiving('getAccessRequest of an own one')
      .withRequest(...calling('getAccessRequest', { requestId }, session))
      .willRespondWith(...succeeding(detailOf({})))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAccessRequest({ requestId })).toMatchObject({
          withdrawYn: 'Y',
          request: { requestId },
          events: [{ actorName: '이지호' }],
        })
      }))

  it('gives it to who decides', () =>
    given('a request for an approver', forApprover)
      .uponReceiving('getAccessRequest of an approver')
      .withRequest(...calling('getAccessRequest', { requestId }, session))
      .willRespondWith(
        ...succeeding(detailOf({ ownYn: 'N' }, { withdrawYn: 'N', decideYn: 'Y', termChange: 'SHORTER' })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAccessRequest({ requestId })).toMatchObject({
          decideYn: 'Y',
          termChange: 'SHORTER',
          previewEndDate: '2026-12-24',
        })
      }))

  it('says that there is none', () =>
    given('a member of the access area', waiting)
      .uponReceiving('getAccessRequest of one that is not there')
      .withRequest(...calling('getAccessRequest', { requestId: nobodys }, session))
      .willRespondWith(...refusing('accessRequest.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).getAccessRequest({ requestId: nobodys }),
          'accessRequest.missing',
        ),
      ))
})

describe('withdrawAccessRequest', () => {
  it('takes one back', () =>
    given('a member of the access area', { ...waiting, waits: closedId })
      .uponReceiving('withdrawAccessRequest of one that waits')
      .withRequest(...calling('withdrawAccessRequest', toClose, session))
      .willRespondWith(
        ...succeeding(
          requestOf({
            requestId: closedId,
            version: 2,
            approvalResult: 'REJECTED',
            closeReason: 'WITHDRAWN',
            closedAt: time('2026-11-24T09:00:00+09:00'),
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).withdrawAccessRequest(toClose)).toMatchObject({
          closeReason: 'WITHDRAWN',
          version: 2,
        })
      }))

  it('says that there is none', () =>
    given('a member of the access area', waiting)
      .uponReceiving('withdrawAccessRequest of one that is not there')
      .withRequest(...calling('withdrawAccessRequest', lost, session))
      .willRespondWith(...refusing('accessRequest.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).withdrawAccessRequest(lost), 'accessRequest.missing'),
      ))

  it('says that it has been decided', () =>
    given('a member of the access area', waiting)
      .uponReceiving('withdrawAccessRequest of another version')
      .withRequest(...calling('withdrawAccessRequest', old, session))
      .willRespondWith(...refusing('accessRequest.decided'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).withdrawAccessRequest(old), 'accessRequest.decided'),
      ))
})

describe('commentAccessRequest', () => {
  const said = { idempotencyKey: 'f7108e96-f770-4226-b266-aa3bb0cde917', requestId, body: '11월 전표입니다.' }

  it('adds words to one that waits', () =>
    given('a member of the access area', waiting)
      .uponReceiving('commentAccessRequest of one that waits')
      .withRequest(
        ...calling(
          'commentAccessRequest',
          { ...said, idempotencyKey: Matchers.uuid(said.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(...succeeding(detailOf({})))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).commentAccessRequest(said)).toMatchObject({
          commentYn: 'Y',
          request: { requestId },
        })
      }))

  it('says that there is none', () => {
    const nowhere = { ...said, idempotencyKey: '0585a01c-4c7d-4df0-a21a-ef57e4cc4132', requestId: nobodys }
    return given('a member of the access area', waiting)
      .uponReceiving('commentAccessRequest of one that is not there')
      .withRequest(...calling('commentAccessRequest', nowhere, session))
      .willRespondWith(...refusing('accessRequest.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).commentAccessRequest(nowhere), 'accessRequest.missing'),
      )
  })

  it('says that it has been decided', () => {
    const late = { ...said, idempotencyKey: 'ef901b93-2a7c-4880-aa37-53915c76f18a' }
    return given('a request for an approver', { ...forApprover, request: 'APPROVED' })
      .uponReceiving('commentAccessRequest of a decided one')
      .withRequest(...calling('commentAccessRequest', late, session))
      .willRespondWith(...refusing('accessRequest.decided'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).commentAccessRequest(late), 'accessRequest.decided'),
      )
  })

  it('takes a key for one comment only', () => {
    const again = { ...said, idempotencyKey: '54f46a69-10ac-4f00-8389-2dfc254cb864' }
    const usedKey = { operation: 'commentAccessRequest', idempotencyKey: again.idempotencyKey } as const
    return given('a member of the access area', { ...waiting, usedKey })
      .uponReceiving('commentAccessRequest with the key of another one')
      .withRequest(...calling('commentAccessRequest', again, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).commentAccessRequest(again), 'key.reused'),
      )
  })
})
