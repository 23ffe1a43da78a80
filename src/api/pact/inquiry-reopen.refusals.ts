import { inquiryId, inquiryNumber, session, unknownId } from './inquiry.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const reopenBody = {
  idempotencyKey: '26f9a4c8-7d13-4b50-8e92-c4d7b1e0f635',
  inquiryId,
  version: 3,
  body: '같은 일이 다시 생겼습니다.',
}
export const ownInquiryWorld = { session, inquiryId, inquiryNo: inquiryNumber } as const

export const inquiryReopenRefusals = {
  reopenInquiry: {
    tokens: session,
    given: worldOf("a member's inquiry", { ...ownInquiryWorld, inquiryState: 'CLOSED' }),
    body: reopenBody,
    refused: {
      'inquiry.missing': {
        when: 'of one that is not there',
        given: worldOf('a member with inquiries', { session, inquiries: [] }),
        with: { idempotencyKey: 'bf283d51-06ac-44e9-b72b-5d604a192fce', inquiryId: unknownId },
      },
      'inquiry.changed': {
        when: 'of an older version',
        with: { idempotencyKey: '37a0b5d9-8e24-4c61-9fa3-d5e8c2f1a746', version: 2 },
      },
      'inquiry.tooMany': {
        when: 'too often',
        but: { often: true },
        with: { idempotencyKey: '48b1c6ea-9f35-4d72-80b4-e6f9d3a2b857' },
        data: { retryAfterSeconds: 3600 },
      },
      'key.reused': {
        when: 'with the key of another one',
        but: {
          usedKey: '59c2d7fb-a046-4e83-91c5-f70ae4b3c968',
        },
        with: { idempotencyKey: '59c2d7fb-a046-4e83-91c5-f70ae4b3c968' },
      },
    },
  },
} satisfies Partial<RefusalTable>
