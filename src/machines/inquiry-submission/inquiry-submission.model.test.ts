import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails, type Step } from '../testing/steps.ts'
import { inquirySubmissionMachine } from './inquiry-submission.machine.ts'
import type {
  CompleteInquiry,
  InquiryFields,
  InquirySubmissionContext,
  InquirySubmissionInput,
} from './inquiry-submission-context.ts'

const keys = ['5b1c7a3e-2d4f-4b6a-8c9d-1e2f3a4b5c6d', '6c2d8b4f-3e5a-4c7b-9dae-2f3a4b5c6d7e']
const emptyContext: InquiryFields = {
  inquiryType: '',
  name: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  subject: '',
  body: '',
  agreed: false,
}
const input: InquirySubmissionInput = { fields: emptyContext, newKey: () => keys[0]! }
const fileId = 'fQ3wT8zLk1XvB5nRj7YcM2pHs9DgUa4EoIiKt6WxVbA'
const order: CompleteInquiry = {
  inquiryType: 'BILLING',
  name: '김서연',
  email: 'seoyeon@hanbit.example',
  phoneNumber: null,
  companyName: null,
  subject: '세금계산서',
  body: '지난달 세금계산서를 다시 받고 싶습니다.',
}
const changedOrder = { ...order, body: '지난달과 이번 달 세금계산서를 다시 받고 싶습니다.' }
const receipt = {
  inquiryId: null,
  inquiryNo: 'Q2026-000123',
  receivedAt: '2026-11-22T10:00:00+09:00',
} as const

const fieldsChanged = { type: 'fields.changed', changes: { subject: order.subject } } as const
const inquirySubmitted = { type: 'inquiry.submitted', order, fileIds: [], asMember: false } as const
const submitChanged = {
  type: 'inquiry.submitted',
  order: changedOrder,
  fileIds: [],
  asMember: false,
} as const
const submitWithFiles = { type: 'inquiry.submitted', order, fileIds: undefined, asMember: false } as const
const memberSubmits = { ...inquirySubmitted, asMember: true } as const
const memberSubmitsWithFiles = { ...submitWithFiles, asMember: true } as const
const filesUploaded = { type: 'files.uploaded', fileIds: [fileId] } as const
const waitingLeft = { type: 'waiting.left' } as const
const writeInquiryDone = done('writeInquiry', receipt)
const failsWith = (error: unknown) => fails('writeInquiry', error)
const offlineProblem = new Problem(0, '')
const serverFailed = new Problem(500, '')
const unavailableProblem = problemNamed('server.unavailable')
const tooMany = problemNamed('inquiry.tooMany')
const keyReused = problemNamed('key.reused')
const filesMissing = problemNamed('upload.missing')

const getSessionInfoDone = done('getSessionInfo', {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'none',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 1740,
  expiresInSeconds: 43_200,
})
const overProblem = problemNamed('session.expired')
const getSessionInfoFailed = fails('getSessionInfo', overProblem)
const sessionFailed = fails('getSessionInfo', offlineProblem)

const busyTags = { tags: ['busy'] }
const writtenEmitted = (earlier: boolean) =>
  ({ emitted: [{ type: 'inquiry.written', receipt, earlier }] }) as const
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const unsureAbout = (changes: object) => ({ unsure: expect.objectContaining(changes) })

describeModel(inquirySubmissionMachine, {
  input,
  gestures: [
    fieldsChanged,
    inquirySubmitted,
    submitWithFiles,
    memberSubmits,
    memberSubmitsWithFiles,
    filesUploaded,
    waitingLeft,
  ],
  outcomes: [
    getSessionInfoDone,
    getSessionInfoFailed,
    sessionFailed,
    writeInquiryDone,
    ...[offlineProblem, serverFailed, unavailableProblem, tooMany, keyReused, filesMissing].map(failsWith),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as InquirySubmissionContext),
  endings: [
    [
      [],
      'typing',
      { context: { fields: emptyContext, idempotencyKey: undefined, problem: undefined }, tags: [] },
    ],
    [[fieldsChanged], 'typing', { context: { fields: { ...emptyContext, subject: order.subject } } }],
    [[filesUploaded], 'typing'],
    [[waitingLeft], 'typing'],

    // Sending
    [
      [fieldsChanged, inquirySubmitted],
      'writingInquiry',
      { context: { idempotencyKey: keys[0], order }, ...busyTags, calls: ['writeInquiry'] },
    ],
    [[inquirySubmitted, inquirySubmitted], 'writingInquiry', { calls: ['writeInquiry'] }],
    [
      [inquirySubmitted, fieldsChanged],
      'writingInquiry',
      { context: { fields: { ...emptyContext, subject: order.subject }, order } },
    ],
    [[inquirySubmitted, writeInquiryDone], 'sent', { ...writtenEmitted(false), tags: [] }],
    [[inquirySubmitted, writeInquiryDone, inquirySubmitted], 'sent', { calls: ['writeInquiry'] }],
    [
      [fieldsChanged, inquirySubmitted, failsWith(tooMany)],
      'typing',
      { context: { problem: tooMany, fields: { ...emptyContext, subject: order.subject } } },
    ],
    [[inquirySubmitted, failsWith(tooMany), inquirySubmitted], 'writingInquiry', withProblem(undefined)],
    [
      [inquirySubmitted, failsWith(filesMissing)],
      'typing',
      { ...withProblem(filesMissing), emitted: [{ type: 'files.lost', problem: filesMissing }] },
    ],
    [
      [inquirySubmitted, failsWith(problemNamed('request.invalid'))],
      'typing',
      { context: { idempotencyKey: keys[0] } },
    ],

    // The machine waits for the files of the form.
    [
      [submitWithFiles],
      'waitingForFiles',
      { context: { order, idempotencyKey: keys[0] }, ...busyTags, calls: [] },
    ],
    [[submitWithFiles, submitWithFiles], 'waitingForFiles'],
    [[submitWithFiles, fieldsChanged, filesUploaded], 'writingInquiry', { context: { order } }],
    [[submitWithFiles, waitingLeft], 'typing', { tags: [], calls: [] }],
    [
      [submitWithFiles, filesUploaded],
      'writingInquiry',
      { context: { fileIds: [fileId] }, calls: ['writeInquiry'] },
    ],
    [[submitWithFiles, filesUploaded, writeInquiryDone], 'sent', writtenEmitted(false)],

    // The sender is a member, whose session may have ended.
    [[memberSubmits], 'gettingSessionInfo', { ...busyTags, calls: ['getSessionInfo'] }],
    [[memberSubmits, getSessionInfoDone], 'writingInquiry', { calls: ['getSessionInfo', 'writeInquiry'] }],
    [
      [fieldsChanged, memberSubmits, getSessionInfoFailed],
      'typing',
      {
        context: { problem: overProblem, fields: { ...emptyContext, subject: order.subject } },
        calls: ['getSessionInfo'],
      },
    ],
    [[memberSubmits, sessionFailed], 'typing', { context: { problem: offlineProblem, unsure: undefined } }],
    [
      [memberSubmits, getSessionInfoDone, failsWith(offlineProblem), memberSubmits],
      'gettingSessionInfo',
      { context: { problem: undefined } },
    ],
    [
      [memberSubmits, getSessionInfoDone, failsWith(offlineProblem), memberSubmits, getSessionInfoFailed],
      'unsure',
      { context: { problem: overProblem, ...unsureAbout(order) } },
    ],
    [
      [memberSubmits, getSessionInfoFailed, inquirySubmitted],
      'writingInquiry',
      { context: { problem: undefined, asMember: false } },
    ],
    [
      [memberSubmitsWithFiles, filesUploaded],
      'gettingSessionInfo',
      { context: { fileIds: [fileId] }, calls: ['getSessionInfo'] },
    ],
    [
      [memberSubmitsWithFiles, filesUploaded, getSessionInfoDone, writeInquiryDone],
      'sent',
      writtenEmitted(false),
    ],

    // The outcome of the call is unknown.
    [
      [fieldsChanged, inquirySubmitted, failsWith(offlineProblem)],
      'unsure',
      {
        context: {
          problem: offlineProblem,
          ...unsureAbout(order),
          fields: { ...emptyContext, subject: order.subject },
        },
        tags: [],
      },
    ],
    [[inquirySubmitted, failsWith(serverFailed)], 'unsure', withProblem(serverFailed)],
    [[inquirySubmitted, failsWith(unavailableProblem)], 'unsure', withProblem(unavailableProblem)],
    [
      [inquirySubmitted, failsWith(offlineProblem), fieldsChanged],
      'unsure',
      { context: { problem: offlineProblem, fields: { ...emptyContext, subject: order.subject } } },
    ],
    [
      [inquirySubmitted, failsWith(offlineProblem), inquirySubmitted],
      'writingInquiry',
      { context: { problem: undefined, idempotencyKey: keys[0] } },
    ],
    [[inquirySubmitted, failsWith(offlineProblem), submitWithFiles], 'waitingForFiles'],
    [
      [inquirySubmitted, failsWith(offlineProblem), inquirySubmitted, writeInquiryDone],
      'sent',
      { ...writtenEmitted(false), calls: ['writeInquiry', 'writeInquiry'] },
    ],

    // The first call had arrived, and the inquiry was changed before the second call.
    [
      [inquirySubmitted, failsWith(offlineProblem), submitChanged, failsWith(keyReused)],
      'fetchingReceipt',
      { ...busyTags, calls: Array(3).fill('writeInquiry') },
    ],
    [
      [inquirySubmitted, failsWith(offlineProblem), submitChanged, failsWith(keyReused), writeInquiryDone],
      'sent',
      writtenEmitted(true),
    ],
    [
      [
        inquirySubmitted,
        failsWith(offlineProblem),
        submitChanged,
        failsWith(keyReused),
        failsWith(offlineProblem),
      ],
      'unsure',
      { context: { problem: offlineProblem, ...unsureAbout(order) } },
    ],
    [
      [
        inquirySubmitted,
        failsWith(offlineProblem),
        submitChanged,
        failsWith(keyReused),
        failsWith(keyReused),
      ],
      'typing',
      { context: { problem: keyReused, idempotencyKey: undefined, unsure: undefined } },
    ],
    [
      [inquirySubmitted, failsWith(keyReused)],
      'typing',
      { context: { problem: keyReused, idempotencyKey: undefined } },
    ],
  ],
})

describe('the inquiry submission machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function callsOf(...steps: Step[]) {
    const unusedKeys = [...keys]
    const actor = start(inquirySubmissionMachine, { fields: emptyContext, newKey: () => unusedKeys.shift() })
    for (const step of steps) await actor.play(step)
    return actor.calls.map((call) => call.input)
  }
  const sentAs = (its: CompleteInquiry, key = keys[0], fileIds: string[] = []) => ({
    ...its,
    idempotencyKey: key,
    fileIds,
    privacyAgreeYn: 'Y',
  })

  it('sends the complete form with its files', async () => {
    expect(await callsOf(submitWithFiles, filesUploaded)).toEqual([sentAs(order, keys[0], [fileId])])
  })

  it('uses the same idempotency key after every attempt that may have arrived, and after a refusal', async () => {
    const twice = await callsOf(
      inquirySubmitted,
      failsWith(offlineProblem),
      inquirySubmitted,
      failsWith(tooMany),
      inquirySubmitted,
    )
    expect(twice).toEqual([sentAs(order), sentAs(order), sentAs(order)])
  })

  it('loads the receipt of an inquiry that had arrived, by sending exactly the same body again', async () => {
    const calls = await callsOf(
      inquirySubmitted,
      failsWith(offlineProblem),
      submitChanged,
      failsWith(keyReused),
    )
    expect(calls).toEqual([sentAs(order), sentAs(changedOrder), sentAs(order)])
  })

  it('uses another idempotency key if the first one belongs to another inquiry', async () => {
    expect(await callsOf(inquirySubmitted, failsWith(keyReused), inquirySubmitted)).toEqual([
      sentAs(order),
      sentAs(order, keys[1]),
    ])
  })
})

function situation({
  fields,
  idempotencyKey,
  order,
  unsure,
  fileIds,
  asMember,
  problem,
}: InquirySubmissionContext) {
  return [fields.subject, idempotencyKey, order?.body, unsure?.body, fileIds.length, asMember, problem?.code]
}
