import { bill, billId, member, session as payer } from './bill.ts'
import { fileId, inquiryId, inquiryNumber, session, unknownId } from './inquiry.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const email = 'narae.song@solbaram.example'
export const inquiryForm = {
  idempotencyKey: '3d8f1a64-7b2c-4e90-9a15-c6e0d4b7f283',
  inquiryType: 'TECHNICAL',
  name: '송나래',
  email,
  phoneNumber: '01000001234',
  companyName: '솔바람상회 주식회사',
  subject: '인증 문자가 오지 않습니다',
  body: '어제부터 인증 문자가 오지 않습니다.',
  fileIds: [] as string[],
  privacyAgreeYn: 'Y',
} as const
export const reply = {
  idempotencyKey: 'b7e20d9c-8f41-4a36-95c7-1d6f3e8a0b54',
  inquiryId,
  body: '아직 오지 않습니다.',
  fileIds: [] as string[],
}

export const aboutBill = { aboutKind: 'BILL', aboutId: billId } as const
export const namedBill = { ...aboutBill, aboutName: bill.billNo, openYn: 'Y' } as const
export const openBill = { ...bill, billState: 'OPEN', paymentMethodCode: 'G' } as const

export const inquiryRefusals = {
  writeInquiry: {
    body: inquiryForm,
    refused: {
      'inquiry.aboutMissing': {
        when: 'of a visitor about a bill',
        given: worldOf('a caller who has sent little', {}),
        with: { idempotencyKey: '2f6b8d15-c0a7-49e3-8b41-7d9e5a3c60f2', about: aboutBill },
      },
      'upload.missing': {
        when: 'with a file that is not there',
        given: worldOf('a caller who has sent little', {}),
        with: { idempotencyKey: '71c4e0d8-96b5-4f2a-a3e7-08d1f5b9c624', fileIds: [fileId.replace('U', 'V')] },
      },
      'inquiry.tooMany': {
        when: 'too often',
        given: worldOf('an address that wrote many inquiries', {}),
        with: { idempotencyKey: '98a3f7c1-5d0e-4b64-92c8-e7f4a1d6b035' },
        data: { retryAfterSeconds: 3600 },
      },
      'key.reused': {
        when: 'with the key of another one',
        given: worldOf('an inquiry was sent with a key', {
          idempotencyKey: 'ad62e9b4-0f17-4c83-b5d9-31e8c7a2f460',
        }),
        with: { idempotencyKey: 'ad62e9b4-0f17-4c83-b5d9-31e8c7a2f460' },
      },
    },
  },
  getInquiryAbout: {
    tokens: payer,
    given: worldOf("a member's bill", openBill),
    body: aboutBill,
    succeeds: { when: 'of a bill', data: namedBill, gives: namedBill },
    refused: {
      'inquiry.aboutMissing': {
        when: 'of one that is not there',
        given: worldOf('a logged-in member', member),
        with: { aboutKind: 'BILL', aboutId: unknownId },
      },
      'password.unconfirmed': 'of a bill, before the password check',
    },
  },
  getUnauthInquiry: {
    body: { inquiryNo: inquiryNumber, email },
    refused: {
      'inquiry.missing': {
        when: 'of one that is not there',
        given: worldOf('a caller who has sent little', {}),
        with: { inquiryNo: 'Q2099-999999' },
      },
      'lookup.paused': {
        when: 'in a pause',
        given: worldOf('an inquiry nobody may look up now', { inquiryNo: inquiryNumber }),
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  listInquiries: {
    tokens: session,
    body: {},
  },
  getInquiryDetail: {
    tokens: session,
    body: { inquiryId },
    refused: {
      'inquiry.missing': {
        when: 'of one that is not there',
        given: worldOf('a member with inquiries', { session, inquiries: [] }),
        with: { inquiryId: unknownId },
      },
    },
  },
  replyToInquiry: {
    tokens: session,
    given: worldOf("a member's inquiry", {
      session,
      inquiryId,
      inquiryNo: inquiryNumber,
      inquiryState: 'CLOSED',
    }),
    body: reply,
    refused: {
      'inquiry.missing': {
        when: 'to one that is not there',
        given: worldOf('a member with inquiries', { session, inquiries: [] }),
        with: { idempotencyKey: 'ae172c40-f59b-43d8-a61a-4c5f39081ebd', inquiryId: unknownId },
      },
      'inquiry.closed': {
        when: 'to a closed one',
        with: { idempotencyKey: 'e90c4f17-6a2b-4d85-b3e0-72f8d1c5a946' },
      },
      'inquiry.tooMany': {
        when: 'too often',
        but: { inquiryState: 'ANSWERED', often: true },
        with: { idempotencyKey: 'f3b85a20-1c7d-4e69-8d42-a05c9e6f7b13' },
        data: { retryAfterSeconds: 3600 },
      },
      'upload.missing': {
        when: 'with a file that is not there',
        but: { inquiryState: 'ANSWERED' },
        with: { idempotencyKey: '04d7c6e1-b92a-4f58-a6e3-5c80f1d9b724', fileIds: [fileId.replace('U', 'W')] },
      },
      'key.reused': {
        when: 'with the key of another one',
        but: {
          inquiryState: 'ANSWERED',
          usedKey: '15e8b3f9-4c60-4a27-9d71-e3b6a0c8f542',
        },
        with: { idempotencyKey: '15e8b3f9-4c60-4a27-9d71-e3b6a0c8f542' },
      },
    },
  },
} satisfies Partial<RefusalTable>
