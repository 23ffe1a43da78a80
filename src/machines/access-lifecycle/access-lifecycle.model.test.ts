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
const refusedPreview = { ...preview, reason: 'TERM_INVALID', endDate: null } as const
const atOnce = { ...preview, autoApprovedYn: 'Y' } as const
const inputOf = (request = waitingRequest): AccessLifecycleInput => ({ detail: detailOf(request), newKey })
const waitingInput = { input: inputOf() }
const ownInput = { input: inputOf(ownRequest) }

const previewRequested = { type: 'preview.requested', ...requestedTerm } as const
const backEvent = { type: 'step.left' } as const
const requestConfirmed = { type: 'request.confirmed' } as const
const previewDone = done('previewAccessRequest', preview)
const lookedAtOnce = done('previewAccessRequest', atOnce)
const [made, madeAtOnce] = [
  done('createAccessRequest', ownRequest),
  done('createAccessRequest', approvedRequest),
]
const pathToSending = [previewRequested, previewDone, requestConfirmed] as const

const approve = { type: 'decision.confirmed', decision: 'APPROVE', comment: '', termDays: 14 } as const
const rejectionConfirmed = {
  ...approve,
  decision: 'REJECT',
  comment: '담당자가 아닙니다.',
  termDays: null,
} as const
const comment = { type: 'comment.submitted', body: '어느 전표인가요?' } as const
const withdrawalConfirmed = { type: 'withdrawal.confirmed' } as const
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
const offlineProblem = new Problem(0, '')
const [stillWaits, isOver] = [
  done('getAccessRequest', detailOf(waitingRequest, 2)),
  done('getAccessRequest', detailOf(approvedRequest)),
]
const changes = [
  [approve, 'decideAccessRequest', waitingInput],
  [comment, 'commentAccessRequest', waitingInput],
  [withdrawalConfirmed, 'withdrawAccessRequest', ownInput],
] as const
const outdatedEmitted = { emitted: [{ type: 'access.outdated' }] } as const
const divergedEmitted = { emitted: [{ type: 'lifecycle.diverged' }], tags: ['busy'] } as const

describeModel(accessLifecycleMachine, {
  input,
  otherInputs: [
    inputOf(),
    inputOf(ownRequest),
    inputOf(approvedRequest),
    inputOf(withdrawnRequest),
    ...orderInputs,
  ],
  gestures: [
    previewRequested,
    backEvent,
    requestConfirmed,
    approve,
    rejectionConfirmed,
    comment,
    withdrawalConfirmed,
    ...orderGestures,
  ],
  outcomes: [
    previewDone,
    lookedAtOnce,
    done('previewAccessRequest', refusedPreview),
    fails('previewAccessRequest', offlineProblem),
    made,
    madeAtOnce,
    ...[held, ...mistakes, reused, offlineProblem].map((problem) => fails('createAccessRequest', problem)),
    ...[approvedRequest, rejectedRequest, ineligibleRequest, waitingRequest].map((request) =>
      done('decideAccessRequest', request),
    ),
    ...[detailOf(waitingRequest, 3), detailOf(approvedRequest)].map((detail) =>
      done('commentAccessRequest', detail),
    ),
    ...[withdrawnRequest, approvedRequest].map((request) => done('withdrawAccessRequest', request)),
    ...changes.flatMap(([, operation]) =>
      [decided, ofOwn, reused, offlineProblem].map((problem) => fails(operation, problem)),
    ),
    stillWaits,
    isOver,
    fails('getAccessRequest', offlineProblem),
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
      [previewRequested],
      'previewingAccessRequest',
      { context: { wish: requestedTerm }, tags: ['busy'], calls: ['previewAccessRequest'] },
    ],
    [[previewRequested, previewDone], 'reviewing', { context: { preview }, tags: [] }],
    [
      [previewRequested, done('previewAccessRequest', refusedPreview)],
      'editing',
      { context: { preview: refusedPreview, wish: requestedTerm } },
    ],
    [
      [previewRequested, fails('previewAccessRequest', offlineProblem)],
      'editing',
      { context: { problem: offlineProblem, wish: requestedTerm } },
    ],
    [[previewRequested, previewDone, backEvent], 'editing', { context: { wish: requestedTerm, preview } }],
    [
      pathToSending,
      'creatingAccessRequest',
      { tags: ['busy'], calls: ['previewAccessRequest', 'createAccessRequest'] },
    ],
    [
      [...pathToSending, requestConfirmed],
      'creatingAccessRequest',
      { calls: ['previewAccessRequest', 'createAccessRequest'] },
    ],
    [
      [...pathToSending, made],
      'requested',
      { emitted: [{ type: 'request.made', request: ownRequest }], tags: [] },
    ],
    [
      [previewRequested, lookedAtOnce, requestConfirmed, madeAtOnce],
      'requested',
      { emitted: [{ type: 'request.made', request: approvedRequest }] },
    ],
    // A request expected to wait is approved
    [
      [...pathToSending, madeAtOnce],
      'requested',
      { emitted: [{ type: 'lifecycle.diverged' }, { type: 'request.made', request: approvedRequest }] },
    ],
    [
      [...pathToSending, fails('createAccessRequest', held)],
      'editing',
      { context: { problem: held, wish: requestedTerm }, ...outdatedEmitted },
    ],
    ...mistakes.map(
      (mistake) =>
        [
          [...pathToSending, fails('createAccessRequest', mistake)],
          'editing',
          { context: { problem: mistake, wish: requestedTerm }, emitted: [] },
        ] as const,
    ),
    [
      [...pathToSending, fails('createAccessRequest', reused)],
      'editing',
      { context: { problem: reused, wish: requestedTerm }, ...outdatedEmitted },
    ],
    [
      [...pathToSending, fails('createAccessRequest', offlineProblem)],
      'reviewing',
      { context: { problem: offlineProblem, preview, idempotencyKey: 'key' } },
    ],
    [
      [...pathToSending, fails('createAccessRequest', offlineProblem), requestConfirmed],
      'creatingAccessRequest',
      { context: { problem: undefined, idempotencyKey: 'key' } },
    ],
    [[...pathToSending, fails('createAccessRequest', offlineProblem), requestConfirmed, made], 'requested'],

    [[], 'reading', { ...waitingInput, context: { problem: undefined }, tags: [] }],
    [[], 'closed', { input: inputOf(approvedRequest) }],
    [[], 'closed', { input: inputOf(withdrawnRequest) }],
    [[approve], 'decidingAccessRequest', { ...waitingInput, tags: ['busy'], calls: ['decideAccessRequest'] }],
    [[approve, approve], 'decidingAccessRequest', { ...waitingInput, calls: ['decideAccessRequest'] }],
    ...(
      [
        [approve, approvedRequest],
        [approve, ineligibleRequest],
        [rejectionConfirmed, rejectedRequest],
      ] as const
    ).map(
      ([decision, answer]) =>
        [
          [decision, done('decideAccessRequest', answer)],
          'closed',
          {
            ...waitingInput,
            context: { detail: { ...detailOf(waitingRequest), request: answer } },
            emitted: [{ type: 'request.closed' }],
            tags: [],
          },
        ] as const,
    ),
    [[comment], 'commentingAccessRequest', { ...waitingInput, tags: ['busy'] }],
    [
      [comment, done('commentAccessRequest', detailOf(waitingRequest, 3))],
      'reading',
      {
        ...waitingInput,
        context: { detail: detailOf(waitingRequest, 3) },
        emitted: [{ type: 'comment.added' }],
      },
    ],
    [[withdrawalConfirmed], 'withdrawingAccessRequest', { ...ownInput, tags: ['busy'] }],
    [
      [withdrawalConfirmed, done('withdrawAccessRequest', withdrawnRequest)],
      'closed',
      { ...ownInput, emitted: [{ type: 'request.closed' }] },
    ],

    // The server's answer differs from the lifecycle
    ...(
      [
        [approve, done('decideAccessRequest', waitingRequest), waitingInput],
        [approve, done('decideAccessRequest', rejectedRequest), waitingInput],
        [rejectionConfirmed, done('decideAccessRequest', approvedRequest), waitingInput],
        [withdrawalConfirmed, done('withdrawAccessRequest', approvedRequest), ownInput],
        [comment, done('commentAccessRequest', detailOf(approvedRequest)), waitingInput],
      ] as const
    ).map(
      ([gesture, answer, how]) =>
        [[gesture, answer], 'gettingAccessRequest', { ...how, ...divergedEmitted }] as const,
    ),
    [
      [approve, done('decideAccessRequest', waitingRequest), isOver],
      'closed',
      { ...waitingInput, emitted: [{ type: 'lifecycle.diverged' }, { type: 'request.outdated' }] },
    ],

    ...changes.flatMap(([gesture, operation, how]) => [
      [
        [gesture, fails(operation, decided)],
        'gettingAccessRequest',
        { ...how, context: { problem: decided }, tags: ['busy'] },
      ] as const,
      [
        [gesture, fails(operation, offlineProblem)],
        'gettingAccessRequest',
        { ...how, context: { problem: offlineProblem } },
      ] as const,
      [[gesture, fails(operation, ofOwn)], 'reading', { ...how, context: { problem: ofOwn } }] as const,
      [[gesture, fails(operation, reused)], 'reading', { ...how, context: { problem: reused } }] as const,
    ]),
    // Another person has already decided the request, or the outcome is unknown.
    [
      [approve, fails('decideAccessRequest', decided), isOver],
      'closed',
      {
        ...waitingInput,
        context: { before: waitingRequest, problem: decided },
        emitted: [{ type: 'request.outdated' }],
      },
    ],
    [
      [approve, fails('decideAccessRequest', offlineProblem), stillWaits],
      'reading',
      { ...waitingInput, context: { before: waitingRequest, problem: offlineProblem } },
    ],
    [
      [approve, fails('decideAccessRequest', offlineProblem), fails('getAccessRequest', offlineProblem)],
      'reading',
      { ...waitingInput, context: { problem: offlineProblem, before: undefined } },
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
      { ...waitingInput, context: { before: undefined, problem: undefined } },
    ],
    ...orderEndings,
  ],
})
