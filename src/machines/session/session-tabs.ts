import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import type { SessionFact } from './session-context.ts'

/** The part of a BroadcastChannel that the tabs need. */
export type TabChannel = {
  postMessage: (message: SessionFact) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
  removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

const facts: readonly unknown[] = [
  'session.started',
  'session.ended',
  'session.expired',
] satisfies SessionFact[]
const isFact = (data: unknown): data is SessionFact => facts.includes(data)

/**
 * Connects the session of this tab with the sessions of other tabs. A message is only the name of an event: each tab
 * asks the server for the details. Returns a function that disconnects the tabs; the caller closes the channel.
 */
export function connectTabs(session: ActorRefFrom<typeof sessionMachine>, channel: TabChannel): () => void {
  const receiveMessage = ({ data }: MessageEvent<unknown>) => {
    if (isFact(data)) session.send({ type: 'session.changedElsewhere', fact: data })
  }
  // Only events of this tab are sent, otherwise two tabs would send each other the same event forever.
  const subscriptions = [
    session.on('session.started', ({ here }) => here && channel.postMessage('session.started')),
    session.on('session.ended', ({ here }) => here && channel.postMessage('session.ended')),
    session.on('member.left', () => channel.postMessage('session.ended')),
    session.on('session.expired', () => channel.postMessage('session.expired')),
  ]
  channel.addEventListener('message', receiveMessage)
  return () => {
    channel.removeEventListener('message', receiveMessage)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
