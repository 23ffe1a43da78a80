import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { decodePersonal } from '#domain/personal-fields.ts'
import { sessions } from '#server/db/schema/session.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { inquiryOf } from '#server/testing/inquiry-world.ts'
import type { inquirySubmissionMachine } from '#src/machines/inquiry-submission/inquiry-submission.machine.ts'
import type { InquiryOrder } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

type Machine = typeof inquirySubmissionMachine
type World = flow.World<Machine, Writer, WriterKind>
type Situation = flow.Situation<Machine, Writer> & { input: Record<string, unknown> }

export const writerKinds = ['visitor', 'member'] as const
/** The writer: a visitor, or a member with data that is already in the form. */
export type WriterKind = (typeof writerKinds)[number]
export type Writer = {
  kind: WriterKind
  memberId: string | undefined
  session: string | undefined
  /** Restores the speed of the connection during an upload. */
  mend?: () => Promise<unknown>
}

const receipt: Output<'writeInquiry'> = {
  inquiryId: null,
  inquiryNo: 'Q2026-000001',
  receivedAt: '2026-11-21T12:00:00+09:00',
}
const currentSession: Output<'getSessionInfo'> = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'none',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 1800,
  expiresInSeconds: 43_200,
}
const forMember = { of: ['member'] } as const
export const tooMany = problemNamed('inquiry.tooMany', { retryAfterSeconds: 3600 })

/**
 * Another inquiry is stored under the idempotency key: neither the one that this browser sent before, nor one that
 * the screen has shown.
 */
export const reusedForOther: World = {
  outcome: fails('writeInquiry', problemNamed('key.reused')),
  leadsTo: ['fetchingReceipt'],
  where: ({ unsure, order }, from) =>
    unsure !== undefined && unsure.subject === order?.subject && from === 'writingInquiry',
  meanwhile: (situation) => writeElsewhere(situation, { subject: '다른 창에서 보낸 문의' }),
}
/** The inquiry, as it was sent before the last changes, had been stored after all. */
export const orderHadArrived: World = {
  outcome: fails('writeInquiry', problemNamed('key.reused')),
  leadsTo: ['fetchingReceipt'],
  where: ({ unsure, order }, from) =>
    unsure !== undefined && unsure.subject !== order?.subject && from === 'writingInquiry',
  meanwhile: (situation) => writeElsewhere(situation, { subject: situation.context.unsure!.subject }),
}
export const reusedAgain: World = {
  outcome: fails('writeInquiry', problemNamed('key.reused')),
  leadsTo: ['typing'],
  where: (_, from) => from === 'fetchingReceipt',
}
export const inquiryReceived: World = { outcome: done('writeInquiry', receipt), leadsTo: ['sent'] }

/** For every outcome of each call of an inquiry, the change of the server’s data that causes this outcome. */
export const worlds = {
  getSessionInfo: {
    done: { outcome: done('getSessionInfo', currentSession), leadsTo: ['writingInquiry'], ...forMember },
    'session.missing': {
      outcome: fails('getSessionInfo', problemNamed('session.missing')),
      leadsTo: ['typing', 'unsure'],
      ...forMember,
      meanwhile: ({ database: { db }, person }) =>
        db.delete(sessions).where(eq(sessions.memberId, person.memberId!)),
    },
    unreached: {
      outcome: fails('getSessionInfo', serverUnreached),
      leadsTo: ['typing', 'unsure'],
      ...forMember,
    },
  },
  writeInquiry: {
    done: inquiryReceived,
    'inquiry.tooMany': {
      outcome: fails('writeInquiry', tooMany),
      leadsTo: ['typing'],
      meanwhile: useUpLimit,
    },
    'upload.missing': {
      outcome: fails('writeInquiry', problemNamed('upload.missing')),
      leadsTo: ['typing'],
      where: ({ fileIds }, from) => fileIds.length > 0 && from === 'writingInquiry',
      meanwhile: ({ database: { db } }) => db.delete(uploads),
    },
    'inquiry.aboutMissing': 'the walks ask about nothing; a data test and a journey send it',
    'key.reused': [
      {
        outcome: fails('writeInquiry', problemNamed('key.reused')),
        leadsTo: ['typing'],
        where: ({ unsure }) => unsure === undefined,
        meanwhile: (situation) => writeElsewhere(situation, { subject: '다른 창에서 보낸 문의' }),
      },
      reusedForOther,
      orderHadArrived,
      reusedAgain,
    ],
    unreached: { outcome: fails('writeInquiry', serverUnreached), leadsTo: ['unsure'] },
  },
} satisfies flow.Worlds<Machine, Writer, WriterKind>

/** Sends the browser's inquiry, with the given changes, from another client. */
async function writeElsewhere(
  { portal, person: { session }, input }: Situation,
  more: Partial<InquiryOrder>,
): Promise<void> {
  const order = decodePersonal(operationTable.writeInquiry.personalInput, input) as Input<'writeInquiry'>
  await portal.call('writeInquiry', { ...order, ...more }, session === undefined ? {} : { session })
}

/** Uses up the limit of the network address, as other people at the same address do. */
async function useUpLimit({ portal }: Situation): Promise<void> {
  for (let calls = 0; calls < portal.config.limits.inquiriesPerAddress; calls += 1)
    await portal.call('writeInquiry', inquiryOf())
}
