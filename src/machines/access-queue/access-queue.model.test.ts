import type { AnyMachineSnapshot } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails, passes } from '../testing/steps.ts'
import { type AccessQueueContext, accessQueueMachine } from './access-queue.machine.ts'
import { MAX_BULK_DECISIONS } from './held-decisions.ts'

const request: Schema<'AccessRequest'> = {
  requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  version: 1,
  approvalType: 'APPLY',
  serviceRequestType: null,
  approvalResult: 'WAITING',
  closeReason: null,
  appId: '3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93',
  appName: '재무 회계',
  icon: 'COIN',
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
  deptName: '재무팀',
  riskLevel: 'LOW',
  refusal: null,
  possibleYn: 'Y',
  previewEndDate: '2026-12-22',
  currentEndDate: null,
}
const other = { ...row, request: { ...request, requestId: 'd1f0a7c2-6b3e-4985-8a17-0e5c94b2f6d3' } }
const toggle = { type: 'request.toggled', row } as const
/** One request more than can be decided at once. */
const many = Array.from({ length: MAX_BULK_DECISIONS + 1 }, (_, index) => ({
  ...row,
  request: { ...request, requestId: `${index}` },
}))
const most = many.slice(0, MAX_BULK_DECISIONS)
const chooseMany = { type: 'requests.chosen', rows: many } as const
const beginMany = { type: 'decision.begun', decision: 'REJECT', rows: many } as const
const chooseAll = { type: 'requests.chosen', rows: [row] } as const
const begin = { type: 'decision.begun', decision: 'REJECT', rows: [row] } as const
const beginNothing = { ...begin, rows: [] }
const leave = { type: 'decision.left' } as const
const confirm = { type: 'decision.confirmed', comment: '담당자가 아닙니다.' } as const
const approve = { type: 'decision.made', decision: 'APPROVE', rows: [row], comment: '' } as const
const approveOther = { ...approve, rows: [other] } as const
const undo = { type: 'decision.undone' } as const
const undoFirst = { ...undo, row } as const
const awayEvent = { type: 'screen.left' } as const
const close = { type: 'outcomes.closed' } as const
const outcome: Schema<'AccessOutcome'> = {
  requestId: request.requestId,
  code: 5032,
  msg: '이미 처리된 신청입니다.',
  approvalResult: 'APPROVED',
  closeReason: 'DECISION',
  deciderName: '이지호',
}
const decideAccessRequestsDone = done('decideAccessRequests', { list: [outcome] })
const success: Schema<'AccessOutcome'> = { ...outcome, code: 200 }
const approved = done('decideAccessRequests', { list: [success] })
const otherwise = { ...success, approvalResult: 'REJECTED' } as const
const rejectedInstead = done('decideAccessRequests', { list: [otherwise] })
const unasked = done('decideAccessRequests', { list: [{ ...otherwise, requestId: request.levelId }] })
const silent = problemNamed('decision.commentMissing')
const offline = new Problem(0, '')
const decideAccessRequestsFailed = fails('decideAccessRequests', silent)
const decideAccessRequestsUnanswered = fails('decideAccessRequests', offline)
const decidedEvent = { type: 'requests.decided' as const, outcomes: [outcome] }

const heldDecision = (
  decision: Schema<'AccessDecision'>,
  of: Schema<'AdminAccessRequest'>,
  secondsLeft: number,
  comment = '',
) => ({ decision, rows: [of], comment, secondsLeft })
const rejected = (secondsLeft: number) => heldDecision('REJECT', row, secondsLeft, confirm.comment)
const sendIt = [approve, passes(10)]

describeModel(accessQueueMachine, {
  input: undefined,
  gestures: [
    toggle,
    chooseAll,
    begin,
    beginNothing,
    leave,
    confirm,
    approve,
    approveOther,
    undo,
    awayEvent,
    close,
  ],
  outcomes: [
    decideAccessRequestsDone,
    approved,
    rejectedInstead,
    unasked,
    decideAccessRequestsFailed,
    decideAccessRequestsUnanswered,
  ],
  waits: [passes(10)],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { chosen, asked, held, sending, outcomes, problem } = context as AccessQueueContext
    return [
      chosen.length,
      asked.length,
      held.length,
      sending !== undefined,
      outcomes.length > 0,
      problem?.code,
    ]
  },
  endings: [
    [[], 'choosing', { context: { chosen: [], held: [], outcomes: [] }, tags: [] }],
    [[toggle], 'choosing', { context: { chosen: [row] } }],
    [[toggle, toggle], 'choosing', { context: { chosen: [] } }],
    [[chooseAll], 'choosing', { context: { chosen: [row] } }],
    [[chooseMany], 'choosing', { context: { chosen: most } }],
    [[chooseMany, toggle], 'choosing', { context: { chosen: most } }],
    [[beginMany], 'choosing', { context: { asked: most } }],
    [[beginNothing], 'choosing', { still: true }],
    [[{ ...approve, rows: [] }], 'choosing', { still: true }],
    [[begin], 'choosing', { context: { asked: [row], decision: 'REJECT' }, calls: [] }],
    [[begin, leave], 'choosing', { context: { asked: [], held: [] }, calls: [] }],
    [[confirm], 'choosing', { still: true }],
    [[begin, confirm, confirm], 'holding', { still: true }],
    [
      [chooseAll, begin, confirm],
      'holding',
      { context: { held: [rejected(10)], chosen: [], asked: [] }, calls: [], tags: [] },
    ],
    [[approve], 'holding', { context: { held: [heldDecision('APPROVE', row, 10)] }, calls: [] }],
    // A request is decided once, even if the button is clicked several times.
    [[approve, approve], 'holding', { still: true }],
    [[approve, begin], 'holding', { still: true }],
    [[approve, chooseAll], 'holding', { context: { chosen: [] } }],
    // A decision that was undone is not sent.
    [[approve, undo], 'choosing', { context: { held: [] }, calls: [] }],
    [[approve, undo, passes(10)], 'choosing', { still: true, calls: [] }],
    [[undo], 'choosing', { still: true }],
    [[approveOther, undoFirst], 'holding', { still: true }],
    [
      [approve, approveOther, undoFirst],
      'holding',
      { context: { held: [heldDecision('APPROVE', other, 11)] } },
    ],
    [[approve, passes(9)], 'holding', { context: { held: [heldDecision('APPROVE', row, 1)] }, calls: [] }],
    // Each decision has ten seconds, and the latest is undone first.
    [
      [approve, passes(6), approveOther],
      'holding',
      { context: { held: [heldDecision('APPROVE', row, 4), heldDecision('APPROVE', other, 11)] } },
    ],
    [
      [approve, passes(6), approveOther, undo],
      'holding',
      { context: { held: [heldDecision('APPROVE', row, 4)] } },
    ],
    [
      [approve, passes(6), approveOther, passes(4)],
      'decidingAccessRequests',
      {
        context: { sending: heldDecision('APPROVE', row, 0), held: [heldDecision('APPROVE', other, 7)] },
        calls: ['decideAccessRequests'],
        tags: ['busy'],
      },
    ],
    [
      [approve, passes(6), approveOther, passes(4), decideAccessRequestsDone],
      'holding',
      {
        context: { outcomes: [outcome], sent: [row], sending: undefined },
        calls: ['decideAccessRequests'],
        emitted: [decidedEvent],
      },
    ],
    [
      [approve, passes(6), approveOther, passes(4), undo],
      'decidingAccessRequests',
      { context: { held: [], sending: heldDecision('APPROVE', row, 0) } },
    ],
    [sendIt, 'decidingAccessRequests', { calls: ['decideAccessRequests'], tags: ['busy'] }],
    [[...sendIt, undo], 'decidingAccessRequests', { still: true }],
    [[...sendIt, approve], 'decidingAccessRequests', { still: true }],
    [
      [...sendIt, decideAccessRequestsDone],
      'choosing',
      { context: { outcomes: [outcome], sent: [row] }, emitted: [decidedEvent], tags: [] },
    ],
    [[...sendIt, approved], 'choosing', { emitted: [{ type: 'requests.decided', outcomes: [success] }] }],
    [
      [...sendIt, unasked],
      'choosing',
      {
        emitted: [{ type: 'requests.decided', outcomes: [{ ...otherwise, requestId: request.levelId }] }],
      },
    ],
    // The server's answer differs from the lifecycle
    [
      [...sendIt, rejectedInstead],
      'choosing',
      {
        context: { outcomes: [otherwise] },
        emitted: [{ type: 'lifecycle.diverged' }, { type: 'requests.decided', outcomes: [otherwise] }],
      },
    ],
    [[...sendIt, decideAccessRequestsDone, close], 'choosing', { context: { outcomes: [], sent: [row] } }],
    [
      [...sendIt, decideAccessRequestsFailed],
      'choosing',
      { context: { problem: silent, sending: undefined }, emitted: [] },
    ],
    [
      [...sendIt, decideAccessRequestsUnanswered],
      'choosing',
      { context: { problem: offline, sending: undefined }, emitted: [{ type: 'list.outdated' }] },
    ],
    [
      [...sendIt, decideAccessRequestsFailed, approve, passes(10)],
      'decidingAccessRequests',
      { context: { problem: undefined } },
    ],
    [[...sendIt, decideAccessRequestsFailed, begin], 'choosing', { context: { problem: undefined } }],
    // When the approver leaves the screen, each waiting decision is sent once, also one that is already being sent.
    [
      [approve, approveOther, awayEvent],
      'choosing',
      {
        context: { held: [] },
        emitted: [
          {
            type: 'decisions.left',
            decisions: [heldDecision('APPROVE', row, 10), heldDecision('APPROVE', other, 11)],
          },
        ],
        calls: [],
      },
    ],
    [
      [...sendIt, approveOther, awayEvent],
      'decidingAccessRequests',
      {
        context: { held: [] },
        emitted: [
          {
            type: 'decisions.left',
            decisions: [heldDecision('APPROVE', row, 0), heldDecision('APPROVE', other, 10)],
          },
        ],
      },
    ],
    [
      [...sendIt, awayEvent],
      'decidingAccessRequests',
      {
        emitted: [{ type: 'decisions.left', decisions: [heldDecision('APPROVE', row, 0)] }],
      },
    ],
    [[awayEvent], 'choosing', { still: true, emitted: [] }],
  ],
})
