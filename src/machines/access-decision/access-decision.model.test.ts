import type { AnyMachineSnapshot } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import {
  type AccessDecisionContext,
  type AccessDecisionInput,
  accessDecisionMachine,
} from './access-decision.machine.ts'

const waiting: Schema<'AccessRequest'> = {
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
const approved = { ...waiting, version: 2, approvalResult: 'APPROVED', closeReason: 'DECISION' } as const
const withdrawn = { ...waiting, version: 2, approvalResult: 'REJECTED', closeReason: 'WITHDRAWN' } as const
const detailOf = (request: Schema<'AccessRequest'>, count = 1): Schema<'AccessRequestDetail'> => ({
  request,
  tab: 'APPROVAL',
  askedTerm: null,
  events: Array.from({ length: count }, () => ({
    eventId: request.requestId,
    event: 'request.created',
    at: request.requestedAt,
    actorName: null,
    text: null,
    endDate: null,
  })),
  approvers: [],
  longestTermDays: 90,
  previewEndDate: null,
  withdrawYn: 'Y',
  commentYn: 'Y',
  decideYn: 'Y',
  termChange: 'SHORTER',
})
const input: AccessDecisionInput = { detail: detailOf(waiting), newKey: () => 'key' }
const over: AccessDecisionInput = { ...input, detail: detailOf(approved) }
const takenBack: AccessDecisionInput = { ...input, detail: detailOf(withdrawn) }

const approve = { type: 'decision.confirmed', decision: 'APPROVE', comment: '', termDays: 14 } as const
const comment = { type: 'comment.submitted', body: '어느 전표인가요?' } as const
const withdraw = { type: 'withdrawal.confirmed' } as const
const [decided, own, reused] = [
  problemNamed('accessRequest.decided'),
  problemNamed('decision.own'),
  problemNamed('key.reused'),
]
const offline = new Problem(0, '')
const [stillWaits, isOver] = [
  done('getAccessRequest', detailOf(waiting, 2)),
  done('getAccessRequest', detailOf(approved)),
]
const changes = [
  [approve, 'decideAccessRequest'],
  [comment, 'commentAccessRequest'],
  [withdraw, 'withdrawAccessRequest'],
] as const

describeModel(accessDecisionMachine, {
  input,
  otherInputs: [over, takenBack],
  gestures: [approve, comment, withdraw],
  outcomes: [
    done('decideAccessRequest', approved),
    done('commentAccessRequest', detailOf(waiting, 3)),
    done('withdrawAccessRequest', withdrawn),
    ...changes.flatMap(([, operation]) =>
      [decided, own, reused, offline].map((problem) => fails(operation, problem)),
    ),
    stillWaits,
    isOver,
    fails('getAccessRequest', offline),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { detail, before, problem } = context as AccessDecisionContext
    return [
      detail.request.version,
      detail.request.closeReason,
      detail.events.length,
      before?.version,
      problem?.code,
    ]
  },
  endings: [
    [[], 'reading', { context: { problem: undefined }, tags: [] }],
    [[], 'closed', { input: over }],
    [[], 'closed', { input: takenBack }],
    [[approve], 'decidingAccessRequest', { tags: ['busy'], calls: ['decideAccessRequest'] }],
    [[approve, approve], 'decidingAccessRequest', { calls: ['decideAccessRequest'] }],
    [
      [approve, done('decideAccessRequest', approved)],
      'closed',
      { context: { detail: detailOf(approved) }, emitted: [{ type: 'request.closed' }], tags: [] },
    ],
    [[comment], 'commentingAccessRequest', { tags: ['busy'] }],
    [
      [comment, done('commentAccessRequest', detailOf(waiting, 3))],
      'reading',
      { context: { detail: detailOf(waiting, 3) }, emitted: [{ type: 'comment.added' }] },
    ],
    [[withdraw], 'withdrawingAccessRequest', { tags: ['busy'] }],
    [
      [withdraw, done('withdrawAccessRequest', withdrawn)],
      'closed',
      { context: { detail: detailOf(withdrawn) }, emitted: [{ type: 'request.closed' }] },
    ],

    ...changes.flatMap(([gesture, operation]) => [
      [
        [gesture, fails(operation, decided)],
        'gettingAccessRequest',
        { context: { problem: decided }, tags: ['busy'] },
      ] as const,
      [
        [gesture, fails(operation, offline)],
        'gettingAccessRequest',
        { context: { problem: offline } },
      ] as const,
      [[gesture, fails(operation, own)], 'reading', { context: { problem: own } }] as const,
      [[gesture, fails(operation, reused)], 'reading', { context: { problem: reused } }] as const,
    ]),
    // Someone else was faster, or nobody knows
    [
      [approve, fails('decideAccessRequest', decided), isOver],
      'closed',
      { context: { before: waiting, problem: decided }, emitted: [{ type: 'request.outdated' }] },
    ],
    [
      [approve, fails('decideAccessRequest', offline), stillWaits],
      'reading',
      { context: { before: waiting, problem: offline } },
    ],
    [
      [approve, fails('decideAccessRequest', offline), fails('getAccessRequest', offline)],
      'reading',
      { context: { problem: offline, before: undefined } },
    ],
    [
      [approve, fails('decideAccessRequest', offline), stillWaits, approve],
      'decidingAccessRequest',
      { context: { before: undefined, problem: undefined } },
    ],
  ],
})
