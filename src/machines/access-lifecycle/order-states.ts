import { failure, keepProblem } from '../failures.ts'
import {
  type AccessLifecycleContext,
  accessLifecycleSetup,
  type Grant,
  type OrderConfirmed,
} from './access-lifecycle-setup.ts'

const fromGrant = ({ event }: { event: { output: Grant } }) => ({ grant: event.output })
const keepGrant = { type: 'keepGrant', params: fromGrant } as const
const handOverOrder = {
  type: 'handOverOrder',
  params: ({ event }: { event: OrderConfirmed }) => event,
} as const

/** Returns the input of a call: the permission in the version that was shown. */
const callInput = ({ context: { grant }, event }: { context: AccessLifecycleContext; event: unknown }) => ({
  grantId: grant!.grantId,
  version: grant!.version,
  comment: (event as OrderConfirmed).comment,
})
const onDone = [
  {
    guard: { type: 'hasGrantDiverged', params: fromGrant },
    target: 'ordered',
    actions: [keepGrant, 'notifyDiverged'],
  },
  { target: 'ordered', actions: [keepGrant, { type: 'notifyOrdered', params: fromGrant }] },
] as const
const onError = [
  {
    guard: { type: 'isGrantOutdated', params: failure },
    target: 'ordering',
    actions: [keepProblem, 'notifyOutdated'],
  },
  { target: 'ordering', actions: keepProblem },
] as const

/**
 * The states of one action of an admin on another member's permission; the action can be confirmed again, with a
 * reason, until the server accepts it.
 */
export const orderStates = {
  ordering: accessLifecycleSetup.createStateConfig({
    on: {
      'order.confirmed': [
        { guard: 'isRevocation', target: 'revokingAccessGrant', actions: handOverOrder },
        { guard: 'isBlock', target: 'blockingAccessGrant', actions: handOverOrder },
        { target: 'liftingAccessGrant', actions: handOverOrder },
      ],
    },
  }),
  revokingAccessGrant: accessLifecycleSetup.createStateConfig({
    tags: 'busy',
    invoke: { id: 'revokeAccessGrant', src: 'revokeAccessGrant', input: callInput, onDone, onError },
  }),
  blockingAccessGrant: accessLifecycleSetup.createStateConfig({
    tags: 'busy',
    invoke: { id: 'blockAccessGrant', src: 'blockAccessGrant', input: callInput, onDone, onError },
  }),
  liftingAccessGrant: accessLifecycleSetup.createStateConfig({
    tags: 'busy',
    invoke: { id: 'liftAccessGrant', src: 'liftAccessGrant', input: callInput, onDone, onError },
  }),
  ordered: accessLifecycleSetup.createStateConfig({ type: 'final' }),
}
