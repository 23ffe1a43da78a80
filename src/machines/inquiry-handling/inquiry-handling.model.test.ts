import { describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails } from '../testing/steps.ts'
import {
  type InquiryHandlingContext,
  type InquiryHandlingInput,
  inquiryHandlingMachine,
} from './inquiry-handling.machine.ts'

type Inquiry = Schema<'AdminInquiry'>
const [here, there] = [
  '5d0a7c31-94e2-4b68-8f1d-c3e7b2960a45',
  'a81e3f6b-2d97-4c50-b4a8-7f19d0c5e326',
] as const
const inquiryOf = (version: number, inquiryState: Schema<'InquiryState'>): Inquiry => ({
  inquiryId: here,
  version,
  inquiryNo: 'Q2026-000012',
  inquiryType: 'BILLING',
  inquiryState,
  subject: '청구서를 다시 받고 싶습니다',
  createdAt: '2026-11-20T10:00:00+09:00',
  answeredAt: null,
  messages: [],
  staffName: '오다온',
  name: '김민수',
  email: 'minsu@hanbit.example',
  phoneNumber: null,
  companyName: null,
  memberYn: 'Y',
})
const [fresh, taken, answered, closed, moved] = [
  inquiryOf(1, 'RECEIVED'),
  inquiryOf(2, 'IN_PROGRESS'),
  inquiryOf(3, 'ANSWERED'),
  inquiryOf(4, 'CLOSED'),
  inquiryOf(9, 'REOPENED'),
]
const itemOf = (inquiryId: string, waitingSince: string | null): Schema<'AdminInquiryListItem'> => ({
  inquiryId,
  inquiryNo: 'Q2026-000013',
  inquiryType: 'OTHER',
  inquiryState: 'RECEIVED',
  subject: '문의',
  createdAt: '2026-11-20T11:00:00+09:00',
  answeredAt: null,
  waitingSince,
  name: '이지호',
  companyName: null,
  staffName: null,
  version: 1,
})
const pageOf = (...list: Schema<'AdminInquiryListItem'>[]) =>
  done('listAdminInquiries', {
    inquiryState: null,
    search: null,
    waiting: list.length,
    total: list.length,
    nextCursor: null,
    list,
  })
const waiting = itemOf(there, '2026-11-20T11:00:00+09:00')
const newKey = () => 'key'
const input: InquiryHandlingInput = { inquiry: fresh, newKey }

const inquiryTaken = { type: 'inquiry.taken' } as const
const answerSubmitted = {
  type: 'answer.submitted',
  body: '다시 보내 드렸습니다.',
  fileIds: [] as string[],
} as const
const closingConfirmed = { type: 'closing.confirmed' } as const
const [changed, missing, reused] = [
  problemNamed('inquiry.changed'),
  problemNamed('inquiry.missing'),
  problemNamed('key.reused'),
]
const offlineProblem = new Problem(0, '')
const rereadDone = done('getAdminInquiry', moved)
const answerInquiryDone = done('answerInquiry', answered)
const pathAfterReading = (problem: Problem | undefined, more: object = {}) => ({
  context: { problem, ...more },
})

describeModel(inquiryHandlingMachine, {
  input,
  gestures: [inquiryTaken, answerSubmitted, closingConfirmed],
  outcomes: [
    ...(['takeInquiry', 'answerInquiry', 'closeInquiry'] as const).flatMap((operation) =>
      [changed, missing, reused].map((problem) => fails(operation, problem)),
    ),
    done('takeInquiry', taken),
    answerInquiryDone,
    done('closeInquiry', closed),
    rereadDone,
    fails('getAdminInquiry', offlineProblem),
    pageOf(waiting),
    fails('listAdminInquiries', offlineProblem),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { inquiry, before, next, problem } = context as InquiryHandlingContext
    return [inquiry.version, before?.version, next?.inquiryId, problem?.code]
  },
  endings: [
    [[], 'reading', { context: { inquiry: fresh, problem: undefined }, tags: [] }],

    [[inquiryTaken], 'takingInquiry', { tags: ['busy'], calls: ['takeInquiry'] }],
    [[inquiryTaken, inquiryTaken], 'takingInquiry', { calls: ['takeInquiry'] }],
    [
      [inquiryTaken, done('takeInquiry', taken)],
      'reading',
      { context: { inquiry: taken }, emitted: [{ type: 'taking.accepted' }] },
    ],

    [[answerSubmitted], 'answeringInquiry', { tags: ['busy'] }],
    [
      [answerSubmitted, answerInquiryDone],
      'listingAdminInquiries',
      { context: { inquiry: answered }, tags: [], emitted: [{ type: 'answer.accepted' }] },
    ],
    [[answerSubmitted, answerInquiryDone, pageOf(waiting)], 'answered', { context: { next: waiting } }],
    [
      [answerSubmitted, answerInquiryDone, pageOf(itemOf(here, '2026-11-20T10:00:00+09:00'), waiting)],
      'answered',
      { context: { next: waiting } },
    ],
    [
      [answerSubmitted, answerInquiryDone, pageOf(itemOf(there, null))],
      'answered',
      { context: { next: undefined } },
    ],
    [
      [answerSubmitted, answerInquiryDone, fails('listAdminInquiries', offlineProblem)],
      'answered',
      { context: { next: undefined, problem: undefined } },
    ],
    [[answerSubmitted, answerInquiryDone, pageOf(waiting), closingConfirmed], 'closingInquiry'],

    [[closingConfirmed], 'closingInquiry', { tags: ['busy'] }],
    [
      [closingConfirmed, done('closeInquiry', closed)],
      'reading',
      { context: { inquiry: closed }, emitted: [{ type: 'closing.accepted' }] },
    ],

    // Another person has already changed the inquiry.
    ...(
      [
        [inquiryTaken, 'takeInquiry'],
        [answerSubmitted, 'answerInquiry'],
        [closingConfirmed, 'closeInquiry'],
      ] as const
    ).flatMap(([gesture, operation]) => [
      [
        [gesture, fails(operation, changed)],
        'gettingAdminInquiry',
        { tags: ['busy'], context: { problem: changed }, emitted: [] },
      ] as const,
      [[gesture, fails(operation, reused)], 'reading', pathAfterReading(reused)] as const,
      [
        [gesture, fails(operation, missing)],
        'reading',
        pathAfterReading(missing, { inquiry: fresh }),
      ] as const,
    ]),
    [
      [answerSubmitted, fails('answerInquiry', changed), rereadDone],
      'reading',
      { ...pathAfterReading(changed, { inquiry: moved, before: fresh }), emitted: [] },
    ],
    [
      [answerSubmitted, fails('answerInquiry', changed), fails('getAdminInquiry', offlineProblem)],
      'reading',
      pathAfterReading(offlineProblem, { inquiry: fresh }),
    ],
    [
      [answerSubmitted, fails('answerInquiry', changed), rereadDone, inquiryTaken],
      'takingInquiry',
      { context: { before: undefined, problem: undefined } },
    ],
  ],
})

describe('the inquiry handling machine', () => {
  it('retries an answer with the idempotency key of the first attempt, and uses another key for the next answer', async () => {
    vi.useFakeTimers()
    let keys = 0
    const actor = start(inquiryHandlingMachine, { ...input, newKey: () => `key-${(keys += 1)}` })
    for (const step of [
      answerSubmitted,
      fails('answerInquiry', offlineProblem),
      answerSubmitted,
      fails('answerInquiry', changed),
      rereadDone,
      answerSubmitted,
      answerInquiryDone,
      pageOf(),
    ])
      await actor.play(step)
    const answers = actor.calls.filter(({ operation }) => operation === 'answerInquiry')
    expect(answers.map(({ input: given }) => given)).toMatchObject([
      { idempotencyKey: 'key-1', version: 1 },
      { idempotencyKey: 'key-1', version: 1 },
      { idempotencyKey: 'key-1', version: 9 },
    ])
    expect(actor.snapshot().context).toMatchObject({ idempotencyKey: 'key-2' })
    vi.useRealTimers()
  })
})
