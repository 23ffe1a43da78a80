import { appId, area, levelId, requestId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const ownRequestWaits = { ...area, grant: 'NONE', waits: requestId } as const
export const approverRequest = { session, appId, levelId, requestId, request: 'WAITING' } as const
export const commentAccessRequestBody = {
  idempotencyKey: 'f7108e96-f770-4226-b266-aa3bb0cde917',
  requestId,
  body: '11월 전표입니다.',
}

export const accessRequestRefusals = {
  getAccessRequest: {
    tokens: session,
    body: { requestId },
    refused: {
      'accessRequest.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the access area', ownRequestWaits),
        with: { requestId: unknownId },
      },
    },
  },
  withdrawAccessRequest: {
    tokens: session,
    given: worldOf('a member of the access area', ownRequestWaits),
    body: { requestId, version: 1 },
    refused: {
      'accessRequest.missing': { when: 'of one that is not there', with: { requestId: unknownId } },
      'accessRequest.decided': { when: 'of another version', with: { version: 7 } },
    },
  },
  commentAccessRequest: {
    tokens: session,
    given: worldOf('a member of the access area', ownRequestWaits),
    body: commentAccessRequestBody,
    refused: {
      'accessRequest.missing': {
        when: 'of one that is not there',
        with: { idempotencyKey: '0585a01c-4c7d-4df0-a21a-ef57e4cc4132', requestId: unknownId },
      },
      'accessRequest.decided': {
        when: 'of a decided one',
        given: worldOf('a request for an approver', { ...approverRequest, request: 'APPROVED' }),
        with: { idempotencyKey: 'ef901b93-2a7c-4880-aa37-53915c76f18a' },
      },
      'key.reused': {
        when: 'with the key of another one',
        but: {
          usedKey: {
            operation: 'commentAccessRequest',
            idempotencyKey: '54f46a69-10ac-4f00-8389-2dfc254cb864',
          },
        },
        with: { idempotencyKey: '54f46a69-10ac-4f00-8389-2dfc254cb864' },
      },
    },
  },
} satisfies Partial<RefusalTable>
