import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { done, fails } from '../../testing/steps.ts'
import type { Grant } from '../access-lifecycle-setup.ts'
import { blockedGrant, heldGrant as inUse, liftedGrant, revokedGrant } from './samples.ts'

const newKey = () => 'key'
const offlineProblem = new Problem(0, '')
/** Returns the machine's input for an admin's action on a permission. */
export const ordering = (order: 'REVOKE' | 'BLOCK' | 'LIFT', grant: Grant) => ({
  input: { grant, order, newKey },
})
export const orderOf = (grant: Grant) =>
  ({ type: 'order.confirmed', grant, comment: '퇴사했습니다.', today: '2026-11-26' }) as const
const [grantChanged, grantMissing, lastAdmin] = [
  problemNamed('accessGrant.changed'),
  problemNamed('accessGrant.missing'),
  problemNamed('access.lastAdmin'),
]
/** The admin's actions, each with its call, its state, the predicted result, and a different result. */
const orders = [
  [
    ordering('REVOKE', inUse),
    orderOf(inUse),
    'revokeAccessGrant',
    'revokingAccessGrant',
    revokedGrant,
    blockedGrant,
  ],
  [ordering('BLOCK', inUse), orderOf(inUse), 'blockAccessGrant', 'blockingAccessGrant', blockedGrant, inUse],
  [
    ordering('LIFT', blockedGrant),
    orderOf(blockedGrant),
    'liftAccessGrant',
    'liftingAccessGrant',
    liftedGrant,
    blockedGrant,
  ],
] as const

export const orderInputs = orders.map(([{ input }]) => input)
export const orderGestures = [orderOf(inUse), orderOf(blockedGrant)]
export const orderOutcomes = orders.flatMap(([, , operation, , followed, other]) => [
  ...[followed, other].map((grant) => done(operation, grant)),
  ...[grantChanged, grantMissing, lastAdmin, offlineProblem].map((problem) => fails(operation, problem)),
])

/** The expected end states after an admin's action on another member's permission. */
export const orderEndings = [
  ...orders.flatMap(([how, order, operation, calling, followed, other]) => [
    [[], 'ordering', { ...how, context: { problem: undefined }, tags: [] }] as const,
    [
      [order],
      calling,
      { ...how, tags: ['busy'], calls: [operation], context: { grant: order.grant } },
    ] as const,
    [[order, order], calling, { ...how, calls: [operation] }] as const,
    [
      [order, done(operation, followed)],
      'ordered',
      { ...how, context: { grant: followed }, emitted: [{ type: 'grant.changed', grant: followed }] },
    ] as const,
    [
      [order, done(operation, other)],
      'ordered',
      { ...how, context: { grant: other }, emitted: [{ type: 'lifecycle.diverged' }] },
    ] as const,
    ...[grantChanged, grantMissing, offlineProblem].map(
      (problem) =>
        [
          [order, fails(operation, problem)],
          'ordering',
          { ...how, context: { problem }, emitted: [{ type: 'access.outdated' }], tags: [] },
        ] as const,
    ),
    [
      [order, fails(operation, lastAdmin)],
      'ordering',
      { ...how, context: { problem: lastAdmin }, emitted: [] },
    ] as const,
    [
      [order, fails(operation, offlineProblem), order],
      calling,
      { ...how, context: { problem: undefined }, calls: [operation, operation] },
    ] as const,
  ]),
  // The server must refuse an action that the lifecycle refuses.
  [
    [orderOf(blockedGrant), done('blockAccessGrant', blockedGrant)],
    'ordered',
    { ...ordering('BLOCK', blockedGrant), emitted: [{ type: 'lifecycle.diverged' }] },
  ],
] as const
