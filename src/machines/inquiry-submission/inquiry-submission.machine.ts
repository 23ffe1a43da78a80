import { assign, emit, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { StepMeta } from '../step-of.ts'
import type {
  InquiryFields,
  InquiryOrder,
  InquirySubmissionContext,
  InquirySubmissionEmitted,
  InquirySubmissionEvent,
  InquirySubmissionInput,
  InquirySubmitted,
} from './inquiry-submission-context.ts'

type FileIds = { fileIds: readonly string[] }
type WriteOutput = { output: Output<'writeInquiry'>; earlier: boolean }

// Whether it is unknown if the inquiry was accepted: after a lost connection or a server failure.
const isUnsure = ({ code }: Problem) => code === 0 || (code >= 500 && code < 600)

const orderOf = ({ idempotencyKey, order, fileIds }: InquirySubmissionContext): InquiryOrder => ({
  ...order!,
  idempotencyKey: idempotencyKey!,
  fileIds: [...fileIds],
  privacyAgreeYn: 'Y',
})

const becameUnsure = {
  guard: { type: 'isUnsure', params: failure },
  target: 'unsure',
  actions: [keepProblem, 'keepUnsure'],
} as const
const keepOrder = { type: 'keepOrder', params: ({ event }: { event: InquirySubmitted }) => event } as const
const keepFiles = {
  type: 'keepFiles',
  params: ({ event }: { event: Partial<FileIds> }) => ({ fileIds: event.fileIds ?? [] }),
} as const
/** The events that are handled while the form is filled in and sent, including repeats after a missing answer. */
const writingState = {
  meta: { step: 'form' },
  on: {
    'inquiry.submitted': [
      {
        guard: { type: 'isWaitingForFiles', params: ({ event }: { event: InquirySubmitted }) => event },
        target: 'waitingForFiles',
        actions: keepOrder,
      },
      {
        guard: { type: 'isMember', params: ({ event }: { event: InquirySubmitted }) => event },
        target: 'gettingSessionInfo',
        actions: [keepOrder, keepFiles],
      },
      { target: 'writingInquiry', actions: [keepOrder, keepFiles] },
    ],
  },
} as const

/**
 * The sending of one inquiry; all typed values are retained. The idempotency key is created when the form is first
 * sent and does not change: after a time-out or a network failure it is unknown whether the inquiry arrived, and a
 * second call with the same key creates no second inquiry. If the form was changed between two calls and the first
 * call had arrived, the receipt of the first one is loaded. A member whose session has ended would unknowingly write
 * as a visitor, so the session is checked first.
 */
export const inquirySubmissionMachine = setup({
  types: {} as {
    input: InquirySubmissionInput
    context: InquirySubmissionContext
    events: InquirySubmissionEvent
    emitted: InquirySubmissionEmitted
    tags: 'busy'
    meta: StepMeta<'form'>
  },
  actors: needs('getSessionInfo', 'writeInquiry'),
  actions: {
    keepChanges: assign({
      fields: ({ context }, { changes }: { changes: Partial<InquiryFields> }) => ({
        ...context.fields,
        ...changes,
      }),
    }),
    keepOrder: assign(({ context }, { order, asMember }: Pick<InquirySubmitted, 'order' | 'asMember'>) => ({
      order,
      asMember,
      idempotencyKey: context.idempotencyKey ?? context.newKey(),
      problem: undefined,
    })),
    keepFiles: assign({ fileIds: (_, { fileIds }: FileIds) => fileIds }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    keepUnsure: assign({ unsure: ({ context }) => orderOf(context) }),
    // The form can no longer load the receipt of the inquiry that arrived with this idempotency key, so the next
    // attempt uses another key.
    forgetKey: assign({ idempotencyKey: undefined, unsure: undefined }),
    notifyWritten: emit(
      (_, { output, earlier }: WriteOutput) =>
        ({ type: 'inquiry.written', receipt: output, earlier }) as const,
    ),
    notifyFilesLost: emit((_, { problem }: Failure) => ({ type: 'files.lost', problem }) as const),
  },
  guards: {
    isWaitingForFiles: (_, { fileIds }: Pick<InquirySubmitted, 'fileIds'>) => fileIds === undefined,
    isMember: (_, { asMember }: Pick<InquirySubmitted, 'asMember'>) => asMember,
    wroteAsMember: ({ context }) => context.asMember,
    isAnyUnsure: ({ context }) => context.unsure !== undefined,
    isUnsure: (_, { problem }: Failure) => isUnsure(problem),
    isKeyReused: (_, { problem }: Failure) => problem.is('key.reused'),
    hadArrived: ({ context }, { problem }: Failure) =>
      problem.is('key.reused') && context.unsure !== undefined,
    areFilesLost: (_, { problem }: Failure) => problem.is('upload.missing'),
  },
}).createMachine({
  id: 'inquirySubmission',
  context: ({ input }) => ({
    ...input,
    idempotencyKey: undefined,
    order: undefined,
    unsure: undefined,
    fileIds: [],
    asMember: false,
    problem: undefined,
  }),
  initial: 'typing',
  // These events are also handled during a call: they do not affect the call, whose input already exists, and the
  // member may be logged out by now.
  on: {
    'fields.changed': { actions: { type: 'keepChanges', params: ({ event }) => event } },
  },
  states: {
    typing: writingState,
    unsure: writingState,
    waitingForFiles: {
      meta: { step: 'form' },
      tags: 'busy',
      on: {
        'files.uploaded': [
          { guard: 'wroteAsMember', target: 'gettingSessionInfo', actions: keepFiles },
          { target: 'writingInquiry', actions: keepFiles },
        ],
        'waiting.left': { target: 'typing' },
      },
    },
    gettingSessionInfo: {
      meta: { step: 'form' },
      tags: 'busy',
      invoke: {
        id: 'getSessionInfo',
        src: 'getSessionInfo',
        input: {},
        onDone: { target: 'writingInquiry' },
        onError: [
          { guard: 'isAnyUnsure', target: 'unsure', actions: keepProblem },
          { target: 'typing', actions: keepProblem },
        ],
      },
    },
    writingInquiry: {
      meta: { step: 'form' },
      tags: 'busy',
      invoke: {
        id: 'writeInquiry',
        src: 'writeInquiry',
        input: ({ context }) => orderOf(context),
        onDone: {
          target: 'sent',
          actions: {
            type: 'notifyWritten',
            params: ({ event }) => ({ output: event.output, earlier: false }),
          },
        },
        onError: [
          becameUnsure,
          { guard: { type: 'hadArrived', params: failure }, target: 'fetchingReceipt' },
          {
            guard: { type: 'isKeyReused', params: failure },
            target: 'typing',
            actions: [keepProblem, 'forgetKey'],
          },
          {
            guard: { type: 'areFilesLost', params: failure },
            target: 'typing',
            actions: [keepProblem, { type: 'notifyFilesLost', params: failure }],
          },
          { target: 'typing', actions: keepProblem },
        ],
      },
    },
    fetchingReceipt: {
      meta: { step: 'form' },
      tags: 'busy',
      invoke: {
        id: 'writeInquiry',
        src: 'writeInquiry',
        input: ({ context }) => context.unsure!,
        onDone: {
          target: 'sent',
          actions: {
            type: 'notifyWritten',
            params: ({ event }) => ({ output: event.output, earlier: true }),
          },
        },
        onError: [
          { guard: { type: 'isUnsure', params: failure }, target: 'unsure', actions: keepProblem },
          { target: 'typing', actions: [keepProblem, 'forgetKey'] },
        ],
      },
    },
    sent: { meta: { outcome: 'COMPLETED' }, type: 'final' },
  },
})
