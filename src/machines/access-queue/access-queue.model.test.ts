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
  currentStartDate: null,
  currentEndDate: null,
}
const otherRow = { ...row, request: { ...request, requestId: 'd1f0a7c2-6b3e-4985-8a17-0e5c94b2f6d3' } }
const rowToggled = { type: 'request.toggled', row } as const
/** One request more than can be decided at once. */
const tooManyRows = Array.from({ length: MAX_BULK_DECISIONS + 1 }, (_, index) => ({
  ...row,
  request: { ...request, requestId: `${index}` },
}))
const mostRows = tooManyRows.slice(0, MAX_BULK_DECISIONS)
const chooseMany = { type: 'requests.chosen', rows: tooManyRows } as const
const beginMany = { type: 'decision.begun', decision: 'REJECT', rows: tooManyRows } as const
const chooseAll = { type: 'requests.chosen', rows: [row] } as const
const decisionBegun = { type: 'decision.begun', decision: 'REJECT', rows: [row] } as const
const beginNothing = { ...decisionBegun, rows: [] }
const decisionLeft = { type: 'decision.left' } as const
const decisionConfirmed = { type: 'decision.confirmed', comment: '담당자가 아닙니다.' } as const
const approvalMade = { type: 'decision.made', decision: 'APPROVE', rows: [row], comment: '' } as const
const approveOther = { ...approvalMade, rows: [otherRow] } as const
const decisionUndone = { type: 'decision.undone' } as const
const undoFirst = { ...decisionUndone, row } as const
const awayEvent = { type: 'screen.left' } as const
const outcomesClosed = { type: 'outcomes.closed' } as const
const outcome: Schema<'AccessOutcome'> = {
  requestId: request.requestId,
  code: 5032,
  msg: '이미 처리된 신청입니다.',
  approvalResult: 'APPROVED',
  closeReason: 'DECISION',
  deciderName: '이지호',
}
const decideAccessRequestsDone = done('decideAccessRequests', { list: [outcome] })
const successOutcome: Schema<'AccessOutcome'> = { ...outcome, code: 200 }
const approvalDone = done('decideAccessRequests', { list: [successOutcome] })
const differentOutcome = { ...successOutcome, approvalResult: 'REJECTED' } as const
const rejectedInstead = done('decideAccessRequests', { list: [differentOutcome] })
const unrelatedDone = done('decideAccessRequests', {
  list: [{ ...differentOutcome, requestId: request.levelId }],
})
const missingComment = problemNamed('decision.commentMissing')
const offlineProblem = new Problem(0, '')
const decideAccessRequestsFailed = fails('decideAccessRequests', missingComment)
const decideAccessRequestsUnanswered = fails('decideAccessRequests', offlineProblem)
const decidedEvent = { type: 'requests.decided' as const, outcomes: [outcome] }

const heldDecision = (
  decision: Schema<'AccessDecision'>,
  of: Schema<'AdminAccessRequest'>,
  secondsLeft: number,
  comment = '',
) => ({ decision, rows: [of], comment, secondsLeft })
const heldRejection = (secondsLeft: number) =>
  heldDecision('REJECT', row, secondsLeft, decisionConfirmed.comment)
const sendIt = [approvalMade, passes(10)]

describeModel(accessQueueMachine, {
  input: undefined,
  gestures: [
    rowToggled,
    chooseAll,
    decisionBegun,
    beginNothing,
    decisionLeft,
    decisionConfirmed,
    approvalMade,
    approveOther,
    decisionUndone,
    awayEvent,
    outcomesClosed,
  ],
  outcomes: [
    decideAccessRequestsDone,
    approvalDone,
    rejectedInstead,
    unrelatedDone,
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
    [[rowToggled], 'choosing', { context: { chosen: [row] } }],
    [[rowToggled, rowToggled], 'choosing', { context: { chosen: [] } }],
    [[chooseAll], 'choosing', { context: { chosen: [row] } }],
    [[chooseMany], 'choosing', { context: { chosen: mostRows } }],
    [[chooseMany, rowToggled], 'choosing', { context: { chosen: mostRows } }],
    [[beginMany], 'choosing', { context: { asked: mostRows } }],
    [[beginNothing], 'choosing', { still: true }],
    [[{ ...approvalMade, rows: [] }], 'choosing', { still: true }],
    [[decisionBegun], 'choosing', { context: { asked: [row], decision: 'REJECT' }, calls: [] }],
    [[decisionBegun, decisionLeft], 'choosing', { context: { asked: [], held: [] }, calls: [] }],
    [[decisionConfirmed], 'choosing', { still: true }],
    [[decisionBegun, decisionConfirmed, decisionConfirmed], 'holding', { still: true }],
    [
      [chooseAll, decisionBegun, decisionConfirmed],
      'holding',
      { context: { held: [heldRejection(10)], chosen: [], asked: [] }, calls: [], tags: [] },
    ],
    [[approvalMade], 'holding', { context: { held: [heldDecision('APPROVE', row, 10)] }, calls: [] }],
    // A request is decided once, even if the button is clicked several times.
    [[approvalMade, approvalMade], 'holding', { still: true }],
    [[approvalMade, decisionBegun], 'holding', { still: true }],
    [[approvalMade, chooseAll], 'holding', { context: { chosen: [] } }],
    // A decision that was undone is not sent.
    [[approvalMade, decisionUndone], 'choosing', { context: { held: [] }, calls: [] }],
    [[approvalMade, decisionUndone, passes(10)], 'choosing', { still: true, calls: [] }],
    [[decisionUndone], 'choosing', { still: true }],
    [[approveOther, undoFirst], 'holding', { still: true }],
    [
      [approvalMade, approveOther, undoFirst],
      'holding',
      { context: { held: [heldDecision('APPROVE', otherRow, 11)] } },
    ],
    [
      [approvalMade, passes(9)],
      'holding',
      { context: { held: [heldDecision('APPROVE', row, 1)] }, calls: [] },
    ],
    // Each decision can be undone for ten seconds, and the latest decision is undone first.
    [
      [approvalMade, passes(6), approveOther],
      'holding',
      { context: { held: [heldDecision('APPROVE', row, 4), heldDecision('APPROVE', otherRow, 11)] } },
    ],
    [
      [approvalMade, passes(6), approveOther, decisionUndone],
      'holding',
      { context: { held: [heldDecision('APPROVE', row, 4)] } },
    ],
    [
      [approvalMade, passes(6), approveOther, passes(4)],
      'decidingAccessRequests',
      {
        context: { sending: heldDecision('APPROVE', row, 0), held: [heldDecision('APPROVE', otherRow, 7)] },
        calls: ['decideAccessRequests'],
        tags: ['busy'],
      },
    ],
    [
      [approvalMade, passes(6), approveOther, passes(4), decideAccessRequestsDone],
      'holding',
      {
        context: { outcomes: [outcome], sent: [row], sending: undefined },
        calls: ['decideAccessRequests'],
        emitted: [decidedEvent],
      },
    ],
    [
      [approvalMade, passes(6), approveOther, passes(4), decisionUndone],
      'decidingAccessRequests',
      { context: { held: [], sending: heldDecision('APPROVE', row, 0) } },
    ],
    [sendIt, 'decidingAccessRequests', { calls: ['decideAccessRequests'], tags: ['busy'] }],
    [[...sendIt, decisionUndone], 'decidingAccessRequests', { still: true }],
    [[...sendIt, approvalMade], 'decidingAccessRequests', { still: true }],
    [
      [...sendIt, decideAccessRequestsDone],
      'choosing',
      { context: { outcomes: [outcome], sent: [row] }, emitted: [decidedEvent], tags: [] },
    ],
    [
      [...sendIt, approvalDone],
      'choosing',
      { emitted: [{ type: 'requests.decided', outcomes: [successOutcome] }] },
    ],
    [
      [...sendIt, unrelatedDone],
      'choosing',
      {
        emitted: [
          { type: 'requests.decided', outcomes: [{ ...differentOutcome, requestId: request.levelId }] },
        ],
      },
    ],
    // The server's answer differs from the lifecycle
    [
      [...sendIt, rejectedInstead],
      'choosing',
      {
        context: { outcomes: [differentOutcome] },
        emitted: [{ type: 'lifecycle.diverged' }, { type: 'requests.decided', outcomes: [differentOutcome] }],
      },
    ],
    [
      [...sendIt, decideAccessRequestsDone, outcomesClosed],
      'choosing',
      { context: { outcomes: [], sent: [row] } },
    ],
    [
      [...sendIt, decideAccessRequestsFailed],
      'choosing',
      { context: { problem: missingComment, sending: undefined }, emitted: [] },
    ],
    [
      [...sendIt, decideAccessRequestsUnanswered],
      'choosing',
      { context: { problem: offlineProblem, sending: undefined }, emitted: [{ type: 'list.outdated' }] },
    ],
    [
      [...sendIt, decideAccessRequestsFailed, approvalMade, passes(10)],
      'decidingAccessRequests',
      { context: { problem: undefined } },
    ],
    [[...sendIt, decideAccessRequestsFailed, decisionBegun], 'choosing', { context: { problem: undefined } }],
    // When the approver leaves the screen, each waiting decision is sent once, also one that is already being sent.
    [
      [approvalMade, approveOther, awayEvent],
      'choosing',
      {
        context: { held: [] },
        emitted: [
          {
            type: 'decisions.left',
            decisions: [heldDecision('APPROVE', row, 10), heldDecision('APPROVE', otherRow, 11)],
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
            decisions: [heldDecision('APPROVE', row, 0), heldDecision('APPROVE', otherRow, 10)],
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
