import { assign, emit, setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'

type AdminInquiry = Schema<'AdminInquiry'>
type AdminInquiryPage = Schema<'AdminInquiryPage'>
export type WaitingInquiry = Schema<'AdminInquiryListItem'>

// The limit of the list: two inquiries are loaded, since the one that was just answered may still be first in the
// list.
const NEXT = { limit: 2 }

export type InquiryHandlingInput = { inquiry: AdminInquiry; newKey: () => string }
export type InquiryHandlingContext = InquiryHandlingInput & {
  /** The inquiry as it was before another person changed it, while both versions are shown. */
  before: AdminInquiry | undefined
  /** The inquiry that has waited longest; set only in `answered`, and only if an inquiry waits. */
  next: WaitingInquiry | undefined
  idempotencyKey: string
  problem: Problem | undefined
}
type AnswerSubmitted = { type: 'answer.submitted'; body: string; fileIds: string[] }
export type InquiryHandlingEvent = AnswerSubmitted | { type: 'inquiry.taken' } | { type: 'closing.confirmed' }

type InquiryEvent = { output: AdminInquiry }
const output = ({ event }: { event: InquiryEvent }): InquiryEvent => ({ output: event.output })
const keepInquiry = { type: 'keepInquiry', params: output } as const
const seenInquiry = ({ context: { inquiry } }: { context: InquiryHandlingContext }) => ({
  inquiryId: inquiry.inquiryId,
  version: inquiry.version,
})
const whenRefused = [
  { guard: { type: 'isChanged', params: failure }, target: 'gettingAdminInquiry', actions: keepProblem },
  { guard: { type: 'isKeyReused', params: failure }, target: 'reading', actions: [keepProblem, 'renewKey'] },
  { target: 'reading', actions: keepProblem },
] as const

/**
 * The staff's work on one inquiry: it is assigned, answered and closed; after an answer the longest waiting inquiry
 * is loaded. If another person has changed the inquiry, it is loaded again. Typed text remains in the form.
 */
export const inquiryHandlingMachine = setup({
  types: {} as {
    input: InquiryHandlingInput
    context: InquiryHandlingContext
    events: InquiryHandlingEvent
    emitted: { type: 'taking.accepted' | 'answer.accepted' | 'closing.accepted' }
    tags: 'busy'
  },
  actors: needs('takeInquiry', 'answerInquiry', 'closeInquiry', 'getAdminInquiry', 'listAdminInquiries'),
  actions: {
    keepInquiry: assign({ inquiry: (_, { output: inquiry }: InquiryEvent) => inquiry, before: undefined }),
    keepBoth: assign({
      inquiry: (_, { output: inquiry }: InquiryEvent) => inquiry,
      before: ({ context }) => context.inquiry,
    }),
    keepNext: assign({
      next: ({ context }, { output: { list } }: { output: AdminInquiryPage }) =>
        list.find(
          ({ inquiryId, waitingSince }) => waitingSince !== null && inquiryId !== context.inquiry.inquiryId,
        ),
    }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    startOver: assign({ problem: undefined, before: undefined }),
    notifyTaken: emit({ type: 'taking.accepted' }),
    notifyAnswered: emit({ type: 'answer.accepted' }),
    notifyClosed: emit({ type: 'closing.accepted' }),
  },
  guards: {
    isChanged: (_, { problem }: Failure) => problem.is('inquiry.changed'),
    isKeyReused: (_, { problem }: Failure) => problem.is('key.reused'),
  },
}).createMachine({
  id: 'inquiryHandling',
  context: ({ input }) => ({
    ...input,
    before: undefined,
    next: undefined,
    idempotencyKey: input.newKey(),
    problem: undefined,
  }),
  initial: 'reading',
  states: {
    reading: {
      on: {
        'inquiry.taken': { target: 'takingInquiry', actions: 'startOver' },
        'answer.submitted': { target: 'answeringInquiry', actions: 'startOver' },
        'closing.confirmed': { target: 'closingInquiry', actions: 'startOver' },
      },
    },
    takingInquiry: {
      tags: 'busy',
      invoke: {
        id: 'takeInquiry',
        src: 'takeInquiry',
        input: seenInquiry,
        onDone: { target: 'reading', actions: [keepInquiry, 'notifyTaken'] },
        onError: whenRefused,
      },
    },
    answeringInquiry: {
      tags: 'busy',
      invoke: {
        id: 'answerInquiry',
        src: 'answerInquiry',
        input: ({ context, event }) => {
          const { body, fileIds } = event as AnswerSubmitted
          return { ...seenInquiry({ context }), idempotencyKey: context.idempotencyKey, body, fileIds }
        },
        onDone: { target: 'listingAdminInquiries', actions: [keepInquiry, 'renewKey', 'notifyAnswered'] },
        onError: whenRefused,
      },
    },
    listingAdminInquiries: {
      invoke: {
        id: 'listAdminInquiries',
        src: 'listAdminInquiries',
        input: NEXT,
        onDone: { target: 'answered', actions: { type: 'keepNext', params: ({ event }) => event } },
        onError: 'answered',
      },
    },
    answered: {
      on: { 'closing.confirmed': { target: 'closingInquiry', actions: 'startOver' } },
    },
    closingInquiry: {
      tags: 'busy',
      invoke: {
        id: 'closeInquiry',
        src: 'closeInquiry',
        input: seenInquiry,
        onDone: { target: 'reading', actions: [keepInquiry, 'notifyClosed'] },
        onError: whenRefused,
      },
    },
    gettingAdminInquiry: {
      tags: 'busy',
      invoke: {
        id: 'getAdminInquiry',
        src: 'getAdminInquiry',
        input: ({ context }) => ({ inquiryId: context.inquiry.inquiryId }),
        onDone: { target: 'reading', actions: { type: 'keepBoth', params: output } },
        onError: { target: 'reading', actions: keepProblem },
      },
    },
  },
})
