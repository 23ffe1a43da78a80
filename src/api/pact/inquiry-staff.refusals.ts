import { fileId, inquiryId, inquiryNumber, password, session, unknownId } from './inquiry.ts'
import { type RefusalTable, withoutProof, worldOf } from './refusals.ts'

const confirmedMember = { session, password, passwordCheckYn: 'Y' } as const
export const staffInquiry = { session, inquiryId, inquiryNo: inquiryNumber } as const
export const seenVersion = { inquiryId, version: 3 }
export const answer = {
  ...seenVersion,
  idempotencyKey: '6ad3e80c-b157-4f94-a2d6-081bf5c4da79',
  body: '문자를 다시 보내 드렸습니다.',
  fileIds: [] as string[],
}

export const inquiryStaffRefusals = {
  listAdminInquiries: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
  exportAdminInquiries: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a member of the staff', { session }),
        before: withoutProof(session),
      },
    },
  },
  getAdminInquiry: {
    tokens: session,
    body: { inquiryId },
    refused: {
      'inquiry.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { inquiryId: unknownId },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
  takeInquiry: {
    tokens: session,
    body: seenVersion,
    refused: {
      'inquiry.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { inquiryId: unknownId },
      },
      'inquiry.changed': {
        when: 'of an older version',
        given: worldOf('an inquiry for the staff', { ...staffInquiry, inquiryState: 'RECEIVED' }),
        with: { version: 2 },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
  answerInquiry: {
    tokens: session,
    given: worldOf('an inquiry for the staff', { ...staffInquiry, inquiryState: 'ANSWERED' }),
    body: answer,
    refused: {
      'inquiry.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { inquiryId: unknownId, idempotencyKey: 'c0394e62-17bd-45fa-883c-6e715b2a30df' },
      },
      'inquiry.changed': {
        when: 'of an answered one',
        with: { idempotencyKey: '7be4f91d-c268-40a5-b3e7-192c06d5eb8a' },
      },
      'upload.missing': {
        when: 'with a file that is not there',
        but: { inquiryState: 'IN_PROGRESS' },
        with: { idempotencyKey: '8cf50a2e-d379-41b6-84f8-2a3d17e6fc9b', fileIds: [fileId.replace('U', 'X')] },
      },
      'key.reused': {
        when: 'with the key of another one',
        but: {
          inquiryState: 'IN_PROGRESS',
          usedKey: '9d061b3f-e48a-42c7-9509-3b4e28f70dac',
        },
        with: { idempotencyKey: '9d061b3f-e48a-42c7-9509-3b4e28f70dac' },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
  closeInquiry: {
    tokens: session,
    body: seenVersion,
    refused: {
      'inquiry.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { inquiryId: unknownId },
      },
      'inquiry.changed': {
        when: 'of a reopened one',
        given: worldOf('an inquiry for the staff', { ...staffInquiry, inquiryState: 'REOPENED' }),
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
} satisfies Partial<RefusalTable>
