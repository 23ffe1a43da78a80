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

const typed = { type: 'fields.changed', changes: { subject: order.subject } } as const
const submit = { type: 'inquiry.submitted', order, fileIds: [], asMember: false } as const
const submitChanged = {
  type: 'inquiry.submitted',
  order: changedOrder,
  fileIds: [],
  asMember: false,
} as const
const submitWithFiles = { type: 'inquiry.submitted', order, fileIds: undefined, asMember: false } as const
const memberSubmits = { ...submit, asMember: true } as const
const memberSubmitsWithFiles = { ...submitWithFiles, asMember: true } as const
const uploaded = { type: 'files.uploaded', fileIds: [fileId] } as const
const leave = { type: 'waiting.left' } as const
const writeInquiryDone = done('writeInquiry', receipt)
const failsWith = (error: unknown) => fails('writeInquiry', error)
const offline = new Problem(0, '')
const broken = new Problem(500, '')
const unavailableProblem = problemNamed('server.unavailable')
const tooMany = problemNamed('inquiry.tooMany')
const reused = problemNamed('key.reused')
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
const unreached = fails('getSessionInfo', offline)

const busy = { tags: ['busy'] }
const emits = (earlier: boolean) => ({ emitted: [{ type: 'inquiry.written', receipt, earlier }] }) as const
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const unsureAbout = (changes: object) => ({ unsure: expect.objectContaining(changes) })

describeModel(inquirySubmissionMachine, {
  input,
  gestures: [typed, submit, submitWithFiles, memberSubmits, memberSubmitsWithFiles, uploaded, leave],
  outcomes: [
    getSessionInfoDone,
    getSessionInfoFailed,
    unreached,
    writeInquiryDone,
    ...[offline, broken, unavailableProblem, tooMany, reused, filesMissing].map(failsWith),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => situation(context as InquirySubmissionContext),
  endings: [
    [
      [],
      'typing',
      { context: { fields: emptyContext, idempotencyKey: undefined, problem: undefined }, tags: [] },
    ],
    [[typed], 'typing', { context: { fields: { ...emptyContext, subject: order.subject } } }],
    [[uploaded], 'typing'],
    [[leave], 'typing'],

    // Sending
    [
      [typed, submit],
      'writingInquiry',
      { context: { idempotencyKey: keys[0], order }, ...busy, calls: ['writeInquiry'] },
    ],
    [[submit, submit], 'writingInquiry', { calls: ['writeInquiry'] }],
    [
      [submit, typed],
      'writingInquiry',
      { context: { fields: { ...emptyContext, subject: order.subject }, order } },
    ],
    [[submit, writeInquiryDone], 'sent', { ...emits(false), tags: [] }],
    [[submit, writeInquiryDone, submit], 'sent', { calls: ['writeInquiry'] }],
    [
      [typed, submit, failsWith(tooMany)],
      'typing',
      { context: { problem: tooMany, fields: { ...emptyContext, subject: order.subject } } },
    ],
    [[submit, failsWith(tooMany), submit], 'writingInquiry', withProblem(undefined)],
    [
      [submit, failsWith(filesMissing)],
      'typing',
      { ...withProblem(filesMissing), emitted: [{ type: 'files.lost', problem: filesMissing }] },
    ],
    [
      [submit, failsWith(problemNamed('request.invalid'))],
      'typing',
      { context: { idempotencyKey: keys[0] } },
    ],

    // The machine waits for the files of the form.
    [
      [submitWithFiles],
      'waitingForFiles',
      { context: { order, idempotencyKey: keys[0] }, ...busy, calls: [] },
    ],
    [[submitWithFiles, submitWithFiles], 'waitingForFiles'],
    [[submitWithFiles, typed, uploaded], 'writingInquiry', { context: { order } }],
    [[submitWithFiles, leave], 'typing', { tags: [], calls: [] }],
    [
      [submitWithFiles, uploaded],
      'writingInquiry',
      { context: { fileIds: [fileId] }, calls: ['writeInquiry'] },
    ],
    [[submitWithFiles, uploaded, writeInquiryDone], 'sent', emits(false)],

    // The sender is a member, whose session may have ended.
    [[memberSubmits], 'gettingSessionInfo', { ...busy, calls: ['getSessionInfo'] }],
    [[memberSubmits, getSessionInfoDone], 'writingInquiry', { calls: ['getSessionInfo', 'writeInquiry'] }],
    [
      [typed, memberSubmits, getSessionInfoFailed],
      'typing',
      {
        context: { problem: overProblem, fields: { ...emptyContext, subject: order.subject } },
        calls: ['getSessionInfo'],
      },
    ],
    [[memberSubmits, unreached], 'typing', { context: { problem: offline, unsure: undefined } }],
    [
      [memberSubmits, getSessionInfoDone, failsWith(offline), memberSubmits],
      'gettingSessionInfo',
      { context: { problem: undefined } },
    ],
    [
      [memberSubmits, getSessionInfoDone, failsWith(offline), memberSubmits, getSessionInfoFailed],
      'unsure',
      { context: { problem: overProblem, ...unsureAbout(order) } },
    ],
    [
      [memberSubmits, getSessionInfoFailed, submit],
      'writingInquiry',
      { context: { problem: undefined, asMember: false } },
    ],
    [
      [memberSubmitsWithFiles, uploaded],
      'gettingSessionInfo',
      { context: { fileIds: [fileId] }, calls: ['getSessionInfo'] },
    ],
    [[memberSubmitsWithFiles, uploaded, getSessionInfoDone, writeInquiryDone], 'sent', emits(false)],

    // The outcome of the call is unknown.
    [
      [typed, submit, failsWith(offline)],
      'unsure',
      {
        context: {
          problem: offline,
          ...unsureAbout(order),
          fields: { ...emptyContext, subject: order.subject },
        },
        tags: [],
      },
    ],
    [[submit, failsWith(broken)], 'unsure', withProblem(broken)],
    [[submit, failsWith(unavailableProblem)], 'unsure', withProblem(unavailableProblem)],
    [
      [submit, failsWith(offline), typed],
      'unsure',
      { context: { problem: offline, fields: { ...emptyContext, subject: order.subject } } },
    ],
    [
      [submit, failsWith(offline), submit],
      'writingInquiry',
      { context: { problem: undefined, idempotencyKey: keys[0] } },
    ],
    [[submit, failsWith(offline), submitWithFiles], 'waitingForFiles'],
    [
      [submit, failsWith(offline), submit, writeInquiryDone],
      'sent',
      { ...emits(false), calls: ['writeInquiry', 'writeInquiry'] },
    ],

    // The first call had arrived, and the inquiry was changed before the second call.
    [
      [submit, failsWith(offline), submitChanged, failsWith(reused)],
      'fetchingReceipt',
      { ...busy, calls: Array(3).fill('writeInquiry') },
    ],
    [[submit, failsWith(offline), submitChanged, failsWith(reused), writeInquiryDone], 'sent', emits(true)],
    [
      [submit, failsWith(offline), submitChanged, failsWith(reused), failsWith(offline)],
      'unsure',
      { context: { problem: offline, ...unsureAbout(order) } },
    ],
    [
      [submit, failsWith(offline), submitChanged, failsWith(reused), failsWith(reused)],
      'typing',
      { context: { problem: reused, idempotencyKey: undefined, unsure: undefined } },
    ],
    [[submit, failsWith(reused)], 'typing', { context: { problem: reused, idempotencyKey: undefined } }],
  ],
})

describe('the inquiry submission machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function callsOf(...steps: Step[]) {
    const left = [...keys]
    const actor = start(inquirySubmissionMachine, { fields: emptyContext, newKey: () => left.shift() })
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
    expect(await callsOf(submitWithFiles, uploaded)).toEqual([sentAs(order, keys[0], [fileId])])
  })

  it('uses the same idempotency key after every attempt that may have arrived, and after a refusal', async () => {
    const twice = await callsOf(submit, failsWith(offline), submit, failsWith(tooMany), submit)
    expect(twice).toEqual([sentAs(order), sentAs(order), sentAs(order)])
  })

  it('loads the receipt of an inquiry that had arrived, by sending exactly the same body again', async () => {
    const calls = await callsOf(submit, failsWith(offline), submitChanged, failsWith(reused))
    expect(calls).toEqual([sentAs(order), sentAs(changedOrder), sentAs(order)])
  })

  it('uses another idempotency key if the first one belongs to another inquiry', async () => {
    expect(await callsOf(submit, failsWith(reused), submit)).toEqual([sentAs(order), sentAs(order, keys[1])])
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
