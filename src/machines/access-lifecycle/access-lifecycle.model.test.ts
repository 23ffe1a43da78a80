import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import { accessLifecycleMachine } from './access-lifecycle.machine.ts'
import type { AccessLifecycleContext, AccessLifecycleInput } from './access-lifecycle-setup.ts'
import { orderEndings, orderGestures, orderInputs, orderOutcomes } from './testing/order-story.ts'
import {
  approvedRequest,
  detailOf,
  ineligibleRequest,
  levelId,
  ownRequest,
  preview,
  rejectedRequest,
  requestedTerm,
  waitingRequest,
  withdrawnRequest,
} from './testing/samples.ts'

const newKey = () => 'key'
const input: AccessLifecycleInput = { levelId, approvalType: 'APPLY', newKey }
const refused = { ...preview, reason: 'TERM_INVALID', endDate: null } as const
const atOnce = { ...preview, autoApprovedYn: 'Y' } as const
const here = (request = waitingRequest): AccessLifecycleInput => ({ detail: detailOf(request), newKey })
const waits = { input: here() }
const mine = { input: here(ownRequest) }

const look = { type: 'preview.requested', ...requestedTerm } as const
const backEvent = { type: 'step.left' } as const
const confirm = { type: 'request.confirmed' } as const
const looked = done('previewAccessRequest', preview)
const lookedAtOnce = done('previewAccessRequest', atOnce)
const [made, madeAtOnce] = [
  done('createAccessRequest', ownRequest),
  done('createAccessRequest', approvedRequest),
]
const sending = [look, looked, confirm] as const

const approve = { type: 'decision.confirmed', decision: 'APPROVE', comment: '', termDays: 14 } as const
const reject = { ...approve, decision: 'REJECT', comment: '담당자가 아닙니다.', termDays: null } as const
const comment = { type: 'comment.submitted', body: '어느 전표인가요?' } as const
const withdraw = { type: 'withdrawal.confirmed' } as const
const [held, reused, decided, ofOwn] = [
  problemNamed('access.held'),
  problemNamed('key.reused'),
  problemNamed('accessRequest.decided'),
  problemNamed('decision.own'),
]
const mistakes = [
  problemNamed('access.reasonInvalid'),
  problemNamed('access.termInvalid'),
  problemNamed('request.invalid'),
]
const offline = new Problem(0, '')
const [stillWaits, isOver] = [
  done('getAccessRequest', detailOf(waitingRequest, 2)),
  done('getAccessRequest', detailOf(approvedRequest)),
]
const changes = [
  [approve, 'decideAccessRequest', waits],
  [comment, 'commentAccessRequest', waits],
  [withdraw, 'withdrawAccessRequest', mine],
] as const
const outdated = { emitted: [{ type: 'access.outdated' }] } as const
const diverged = { emitted: [{ type: 'lifecycle.diverged' }], tags: ['busy'] } as const

describeModel(accessLifecycleMachine, {
  input,
  otherInputs: [here(), here(ownRequest), here(approvedRequest), here(withdrawnRequest), ...orderInputs],
  gestures: [look, backEvent, confirm, approve, reject, comment, withdraw, ...orderGestures],
  outcomes: [
    looked,
    lookedAtOnce,
    done('previewAccessRequest', refused),
    fails('previewAccessRequest', offline),
    made,
    madeAtOnce,
    ...[held, ...mistakes, reused, offline].map((problem) => fails('createAccessRequest', problem)),
    ...[approvedRequest, rejectedRequest, ineligibleRequest, waitingRequest].map((request) =>
      done('decideAccessRequest', request),
    ),
    ...[detailOf(waitingRequest, 3), detailOf(approvedRequest)].map((detail) =>
      done('commentAccessRequest', detail),
    ),
    ...[withdrawnRequest, approvedRequest].map((request) => done('withdrawAccessRequest', request)),
    ...changes.flatMap(([, operation]) =>
      [decided, ofOwn, reused, offline].map((problem) => fails(operation, problem)),
    ),
    stillWaits,
    isOver,
    fails('getAccessRequest', offline),
    ...orderOutcomes,
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { wish, preview: shown, detail, before, life, problem } = context as AccessLifecycleContext
    const { order, grant, grantLife } = context as AccessLifecycleContext
    return [
      [order, grant?.version, grant?.useStatus, grantLife?.useStatus],
      [wish.termDays, shown?.reason, shown?.autoApprovedYn, problem?.code],
      [detail?.request.version, detail?.request.closeReason, detail?.events.length, before?.version],
      life.value,
    ]
  },
  endings: [
    [[], 'editing', { context: { preview: undefined, problem: undefined }, tags: [] }],
    [[backEvent], 'editing'],
    [
      [look],
      'previewingAccessRequest',
      { context: { wish: requestedTerm }, tags: ['busy'], calls: ['previewAccessRequest'] },
    ],
    [[look, looked], 'reviewing', { context: { preview }, tags: [] }],
    [
      [look, done('previewAccessRequest', refused)],
      'editing',
      { context: { preview: refused, wish: requestedTerm } },
    ],
    [
      [look, fails('previewAccessRequest', offline)],
      'editing',
      { context: { problem: offline, wish: requestedTerm } },
    ],
    [[look, looked, backEvent], 'editing', { context: { wish: requestedTerm, preview } }],
    [
      sending,
      'creatingAccessRequest',
      { tags: ['busy'], calls: ['previewAccessRequest', 'createAccessRequest'] },
    ],
    [
      [...sending, confirm],
      'creatingAccessRequest',
      { calls: ['previewAccessRequest', 'createAccessRequest'] },
    ],
    [[...sending, made], 'requested', { emitted: [{ type: 'request.made', request: ownRequest }], tags: [] }],
    [
      [look, lookedAtOnce, confirm, madeAtOnce],
      'requested',
      { emitted: [{ type: 'request.made', request: approvedRequest }] },
    ],
    // A request expected to wait is approved
    [
      [...sending, madeAtOnce],
      'requested',
      { emitted: [{ type: 'lifecycle.diverged' }, { type: 'request.made', request: approvedRequest }] },
    ],
    [
      [...sending, fails('createAccessRequest', held)],
      'editing',
      { context: { problem: held, wish: requestedTerm }, ...outdated },
    ],
    ...mistakes.map(
      (mistake) =>
        [
          [...sending, fails('createAccessRequest', mistake)],
          'editing',
          { context: { problem: mistake, wish: requestedTerm }, emitted: [] },
        ] as const,
    ),
    [
      [...sending, fails('createAccessRequest', reused)],
      'editing',
      { context: { problem: reused, wish: requestedTerm }, ...outdated },
    ],
    [
      [...sending, fails('createAccessRequest', offline)],
      'reviewing',
      { context: { problem: offline, preview, idempotencyKey: 'key' } },
    ],
    [
      [...sending, fails('createAccessRequest', offline), confirm],
      'creatingAccessRequest',
      { context: { problem: undefined, idempotencyKey: 'key' } },
    ],
    [[...sending, fails('createAccessRequest', offline), confirm, made], 'requested'],

    [[], 'reading', { ...waits, context: { problem: undefined }, tags: [] }],
    [[], 'closed', { input: here(approvedRequest) }],
    [[], 'closed', { input: here(withdrawnRequest) }],
    [[approve], 'decidingAccessRequest', { ...waits, tags: ['busy'], calls: ['decideAccessRequest'] }],
    [[approve, approve], 'decidingAccessRequest', { ...waits, calls: ['decideAccessRequest'] }],
    ...(
      [
        [approve, approvedRequest],
        [approve, ineligibleRequest],
        [reject, rejectedRequest],
      ] as const
    ).map(
      ([decision, answer]) =>
        [
          [decision, done('decideAccessRequest', answer)],
          'closed',
          {
            ...waits,
            context: { detail: { ...detailOf(waitingRequest), request: answer } },
            emitted: [{ type: 'request.closed' }],
            tags: [],
          },
        ] as const,
    ),
    [[comment], 'commentingAccessRequest', { ...waits, tags: ['busy'] }],
    [
      [comment, done('commentAccessRequest', detailOf(waitingRequest, 3))],
      'reading',
      { ...waits, context: { detail: detailOf(waitingRequest, 3) }, emitted: [{ type: 'comment.added' }] },
    ],
    [[withdraw], 'withdrawingAccessRequest', { ...mine, tags: ['busy'] }],
    [
      [withdraw, done('withdrawAccessRequest', withdrawnRequest)],
      'closed',
      { ...mine, emitted: [{ type: 'request.closed' }] },
    ],

    // The server's answer differs from the lifecycle
    ...(
      [
        [approve, done('decideAccessRequest', waitingRequest), waits],
        [approve, done('decideAccessRequest', rejectedRequest), waits],
        [reject, done('decideAccessRequest', approvedRequest), waits],
        [withdraw, done('withdrawAccessRequest', approvedRequest), mine],
        [comment, done('commentAccessRequest', detailOf(approvedRequest)), waits],
      ] as const
    ).map(
      ([gesture, answer, how]) =>
        [[gesture, answer], 'gettingAccessRequest', { ...how, ...diverged }] as const,
    ),
    [
      [approve, done('decideAccessRequest', waitingRequest), isOver],
      'closed',
      { ...waits, emitted: [{ type: 'lifecycle.diverged' }, { type: 'request.outdated' }] },
    ],

    ...changes.flatMap(([gesture, operation, how]) => [
      [
        [gesture, fails(operation, decided)],
        'gettingAccessRequest',
        { ...how, context: { problem: decided }, tags: ['busy'] },
      ] as const,
      [
        [gesture, fails(operation, offline)],
        'gettingAccessRequest',
        { ...how, context: { problem: offline } },
      ] as const,
      [[gesture, fails(operation, ofOwn)], 'reading', { ...how, context: { problem: ofOwn } }] as const,
      [[gesture, fails(operation, reused)], 'reading', { ...how, context: { problem: reused } }] as const,
    ]),
    // Another person has already decided the request, or the outcome is unknown.
    [
      [approve, fails('decideAccessRequest', decided), isOver],
      'closed',
      {
        ...waits,
        context: { before: waitingRequest, problem: decided },
        emitted: [{ type: 'request.outdated' }],
      },
    ],
    [
      [approve, fails('decideAccessRequest', offline), stillWaits],
      'reading',
      { ...waits, context: { before: waitingRequest, problem: offline } },
    ],
    [
      [approve, fails('decideAccessRequest', offline), fails('getAccessRequest', offline)],
      'reading',
      { ...waits, context: { problem: offline, before: undefined } },
    ],
    // A refusal leaves the lifecycle unchanged.
    [
      [
        approve,
        fails('decideAccessRequest', ofOwn),
        comment,
        done('commentAccessRequest', detailOf(waitingRequest, 3)),
      ],
      'reading',
      { ...waits, context: { before: undefined, problem: undefined } },
    ],
    ...orderEndings,
  ],
})
