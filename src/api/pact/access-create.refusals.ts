import { area, levelId, reason, requestId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const requestForm = { levelId, approvalType: 'APPLY', termDays: 30, reason } as const
export const key = (idempotencyKey: string) => ({ idempotencyKey })

export const accessCreateRefusals = {
  createAccessRequest: {
    tokens: session,
    given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
    body: { ...requestForm, ...key('c6a53877-7733-4bdb-9721-0dff076ce2ef') },
    refused: {
      'access.held': { when: 'of what is held', but: { grant: 'USED' } },
      'access.heldPaused': {
        when: 'of what is paused',
        but: { grant: 'PAUSED' },
        with: { idempotencyKey: '0d464138-a623-4255-bfc1-ea36f17fd374' },
      },
      'access.renewInstead': {
        when: 'of what is over since lately',
        but: { grant: 'OVER' },
        with: { idempotencyKey: '5f2dd97f-1cfb-40f6-a827-688de6a16a3b' },
      },
      'access.notHeld': {
        when: 'of a pause of nothing',
        with: {
          approvalType: 'SUSPEND',
          termDays: null,
          idempotencyKey: '617959ce-3f1f-45a8-9e52-71007814e8a2',
        },
      },
      'access.ended': {
        when: 'of a pause of what is over',
        but: { grant: 'OVER' },
        with: {
          approvalType: 'SUSPEND',
          termDays: null,
          idempotencyKey: '3fd42359-92ed-4f45-9a1a-fe878b33e968',
        },
      },
      'access.applyAnew': {
        when: 'of an extension of what was revoked',
        but: { grant: 'REVOKED' },
        with: { approvalType: 'EXTEND', idempotencyKey: '687c966c-377b-4aa2-bb2e-db20035b7399' },
      },
      'access.paused': {
        when: 'of a pause of what is paused',
        but: { grant: 'PAUSED' },
        with: {
          approvalType: 'SUSPEND',
          termDays: null,
          idempotencyKey: 'de11cc9d-ea95-4c21-ae9c-82b1478c281d',
        },
      },
      'access.notPaused': {
        when: 'of the end of no pause',
        but: { grant: 'USED' },
        with: {
          approvalType: 'RESUME',
          termDays: null,
          idempotencyKey: 'c30d8b76-28db-425e-a3b2-29f1c4069545',
        },
      },
      'access.waiting': {
        when: 'while another one waits',
        but: { grant: 'ENDING', waits: requestId },
        with: { approvalType: 'EXTEND', idempotencyKey: '9e30691c-2386-42ea-926a-1e48cc11d357' },
      },
      'access.noApprover': {
        when: 'that nobody could decide',
        but: { withoutApprover: true },
        with: { idempotencyKey: '21da8978-206f-4c66-b1e0-c07e9e115e4b' },
      },
      'access.lastAdmin': {
        when: 'of the last administrator',
        but: { grant: 'USED', lastAdmin: true },
        with: {
          approvalType: 'RELEASE',
          termDays: null,
          idempotencyKey: '015c33b2-df14-41aa-b8eb-18b900745130',
        },
      },
      'access.termInvalid': {
        when: 'with a term that is too long',
        with: { termDays: 91, idempotencyKey: 'f5cae3bf-3729-4619-860a-3cab359eeefb' },
      },
      'access.reasonInvalid': {
        when: 'with a reason that is too short',
        with: { reason: '필요', idempotencyKey: '2a9eba0c-df56-4d80-aa75-9159fb7ff337' },
      },
      'access.levelClosed': {
        when: 'for a level that is closed',
        but: { levelClosed: true },
        with: { idempotencyKey: '0f5a9c72-4e1d-4b83-a6d7-38c1e2f09b54' },
      },
      'access.locked': {
        when: 'for a level that is locked',
        but: { levelLocked: true },
        with: { idempotencyKey: '6d40b8e3-92c7-4f15-8a6e-c03f7b19d542' },
      },
      'access.unsubscribed': {
        when: 'for an app of a service without a subscription',
        but: { unsubscribed: true },
        with: { idempotencyKey: '8e51c7d4-20ab-4f96-b3d8-1c7f95e0a264' },
      },
      'access.levelMissing': {
        when: 'for a level that is not there',
        with: { levelId: unknownId, idempotencyKey: '32ea6928-f623-4bf2-904b-74ba4a0fe75d' },
      },
      'access.notYet': {
        when: 'of an extension that is not open yet',
        but: { grant: 'USED' },
        with: { approvalType: 'EXTEND', idempotencyKey: 'a02fdaa1-ad86-4c44-a049-548e8a0a8c96' },
        data: { opensOn: '2027-01-09' },
      },
      'key.reused': {
        when: 'with the key of another one',
        but: {
          usedKey: {
            operation: 'createAccessRequest',
            idempotencyKey: 'f7f35634-f0e3-4d97-ae81-d66d346c6e2b',
          },
        },
        with: { idempotencyKey: 'f7f35634-f0e3-4d97-ae81-d66d346c6e2b' },
      },
    },
  },
} satisfies Partial<RefusalTable>
