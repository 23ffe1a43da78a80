import type { AnyMachineSnapshot } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { type AccessQueueContext, accessQueueMachine, mostAtOnce } from './access-queue.machine.ts'

const request: Schema<'AccessRequest'> = {
  requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  version: 1,
  approvalType: 'APPLY',
  serviceRequestType: null,
  approvalResult: 'WAITING',
  closeReason: null,
  appId: '3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93',
  appName: '재무 회계',
  levelId: 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52',
  levelName: '열람',
  grantId: null,
  reason: '월말 정산 기간에 필요합니다.',
  termDays: 30,
  grantedTermDays: null,
  endDate: null,
  ownYn: 'N',
  requesterName: '송나래',
  requestedAt: '2026-11-20T10:00:00+09:00',
  deadlineAt: '2026-11-27T10:00:00+09:00',
  closedAt: null,
  deciderName: null,
  comment: null,
}
const row: Schema<'AdminAccessRequest'> = {
  request,
  refusal: null,
  possibleYn: 'Y',
  previewEndDate: '2026-12-22',
  currentEndDate: null,
}
const toggle = { type: 'request.toggled', row } as const
/** One more than are decided on at once. */
const many = Array.from({ length: mostAtOnce + 1 }, (_, index) => ({
  ...row,
  request: { ...request, requestId: `${index}` },
}))
const chooseMany = { type: 'requests.chosen', rows: many } as const
const beginMany = { type: 'decision.begun', decision: 'REJECT', rows: many } as const
const most = many.slice(0, mostAtOnce)
const chooseAll = { type: 'requests.chosen', rows: [row] } as const
const begin = { type: 'decision.begun', decision: 'REJECT', rows: [row] } as const
const beginNothing = { ...begin, rows: [] }
const leave = { type: 'decision.left' } as const
const confirm = { type: 'decision.confirmed', comment: '담당자가 아닙니다.' } as const
const close = { type: 'outcomes.closed' } as const
const outcome: Schema<'AccessOutcome'> = {
  requestId: request.requestId,
  code: 5032,
  msg: '이미 처리된 신청입니다.',
  approvalResult: 'APPROVED',
  closeReason: 'DECISION',
  deciderName: '이지호',
}
const decided = done('decideAccessRequests', { list: [outcome] })
const rejection: Schema<'AccessOutcome'> = { ...outcome, code: 200, approvalResult: 'REJECTED' }
const rejected = done('decideAccessRequests', { list: [rejection] })
const otherwise = { ...rejection, approvalResult: 'APPROVED' } as const
const approvedInstead = done('decideAccessRequests', { list: [otherwise] })
const unasked = done('decideAccessRequests', { list: [{ ...otherwise, requestId: row.request.levelId }] })
const silent = problemNamed('decision.commentMissing')
const offline = new Problem(0, '')

describeModel(accessQueueMachine, {
  input: undefined,
  gestures: [toggle, chooseAll, chooseMany, begin, beginMany, beginNothing, leave, confirm, close],
  outcomes: [
    decided,
    rejected,
    approvedInstead,
    unasked,
    fails('decideAccessRequests', silent),
    fails('decideAccessRequests', offline),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { chosen, asked, outcomes, problem } = context as AccessQueueContext
    return [chosen.length, asked.length, outcomes.length, problem?.code]
  },
  endings: [
    [[], 'choosing', { context: { chosen: [], outcomes: [] }, tags: [] }],
    [[toggle], 'choosing', { context: { chosen: [row] } }],
    [[toggle, toggle], 'choosing', { context: { chosen: [] } }],
    [[chooseAll], 'choosing', { context: { chosen: [row] } }],
    [[chooseMany], 'choosing', { context: { chosen: most } }],
    [[chooseMany, toggle], 'choosing', { context: { chosen: most } }],
    [[beginMany], 'confirming', { context: { asked: most } }],
    [[beginNothing], 'choosing', { still: true }],
    [
      [chooseAll, begin],
      'confirming',
      { context: { chosen: [row], asked: [row], decision: 'REJECT' }, tags: [] },
    ],
    [[begin, leave], 'choosing', { context: { problem: undefined } }],
    [[begin, confirm], 'decidingAccessRequests', { tags: ['busy'], calls: ['decideAccessRequests'] }],
    [[begin, confirm, confirm], 'decidingAccessRequests', { calls: ['decideAccessRequests'] }],
    [
      [chooseAll, begin, confirm, decided],
      'choosing',
      {
        context: { chosen: [], asked: [row], outcomes: [outcome] },
        emitted: [{ type: 'requests.decided' }],
        tags: [],
      },
    ],
    ...[rejected, unasked].map(
      (answer) =>
        [[begin, confirm, answer], 'choosing', { emitted: [{ type: 'requests.decided' }] }] as const,
    ),
    // The server goes another way than the lifecycle
    [
      [begin, confirm, approvedInstead],
      'choosing',
      {
        context: { outcomes: [otherwise] },
        emitted: [{ type: 'lifecycle.diverged' }, { type: 'requests.decided' }],
      },
    ],
    [[begin, confirm, decided, close], 'choosing', { context: { outcomes: [] } }],
    [[begin, confirm, decided, begin], 'confirming', { context: { outcomes: [] } }],
    [
      [begin, confirm, fails('decideAccessRequests', silent)],
      'confirming',
      { context: { problem: silent }, tags: [] },
    ],
    [
      [begin, confirm, fails('decideAccessRequests', silent), leave],
      'choosing',
      { context: { problem: undefined } },
    ],
    [
      [begin, confirm, fails('decideAccessRequests', silent), confirm],
      'decidingAccessRequests',
      { context: { problem: undefined } },
    ],
    [
      [begin, confirm, fails('decideAccessRequests', offline)],
      'choosing',
      { context: { problem: offline, outcomes: [] }, emitted: [{ type: 'list.outdated' }] },
    ],
  ],
})
