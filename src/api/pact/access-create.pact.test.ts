import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { area, grantId, levelId, requestId, requestOf, session } from './access.ts'
import { accessCreateRefusals, key, requestForm } from './access-create.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { time } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

describe('createAccessRequest', () => {
  it('requests a permission, which waits for a decision', () => {
    const asked = { ...requestForm, ...key('5bc8fbbc-bde5-4099-8164-d8399f767c45') }
    return beginInteraction('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('createAccessRequest of an application')
      .withRequest(
        ...calling(
          'createAccessRequest',
          { ...asked, idempotencyKey: Matchers.uuid(asked.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(...successAnswer(requestOf({ requestId: Matchers.uuid(requestId) })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).createAccessRequest(asked)).toMatchObject({
          requestId,
          approvalResult: 'WAITING',
          deadlineAt: '2026-12-01T09:00:00+09:00',
        })
      })
  })

  it('releases a permission at once', () => {
    const asked = {
      levelId,
      approvalType: 'RELEASE',
      termDays: null,
      reason: '',
      ...key('d76d4330-f144-4bea-b0c1-1fdecb91ce37'),
    } as const
    return beginInteraction('a member of the access area', { ...area, grant: 'USED' })
      .uponReceiving('createAccessRequest of giving up')
      .withRequest(
        ...calling(
          'createAccessRequest',
          { ...asked, idempotencyKey: Matchers.uuid(asked.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer(
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

  it('requests an extension', () => {
    const asked = {
      ...requestForm,
      approvalType: 'EXTEND',
      ...key('87b0b125-ec1d-4da0-a6eb-8c9ebd69fe29'),
    } as const
    return beginInteraction('a member of the access area', { ...area, grant: 'ENDING' })
      .uponReceiving('createAccessRequest of an extension')
      .withRequest(
        ...calling(
          'createAccessRequest',
          { ...asked, idempotencyKey: Matchers.uuid(asked.idempotencyKey) },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer(
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
})

describeRefusals(accessCreateRefusals)
