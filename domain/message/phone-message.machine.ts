import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { snapshotAfter } from '../lifecycle.ts'

export type PhoneMessageState = Schema<'PhoneMessageState'>
/**
 * The outcome of a message that was handed over: the channel by which it arrived; `FAILED` if it did not arrive,
 * `WAITING` while the service does not know.
 */
export type PhoneOutcome = Exclude<PhoneMessageState, 'HANDED'>
export type PhoneMessageEvent = 'ACCEPTED' | 'REFUSED' | 'GIVE_UP' | PhoneOutcome
type PhoneMessageContext = { isTalk: boolean }

/** The states in which a message has not arrived and was not given up. */
export const openPhoneStates = ['WAITING', 'HANDED'] as const satisfies readonly PhoneMessageState[]

/**
 * The lifecycle of a message to a mobile number (decision 195). A message that goes by 알림톡 (`isTalk`) goes by text
 * message if the service refuses it; if 알림톡 does not arrive, the service itself sends the text message.
 */
export const phoneMessageMachine = setup({
  types: {} as {
    context: PhoneMessageContext
    input: PhoneMessageContext
    events: { type: PhoneMessageEvent }
  },
  guards: { isTalk: ({ context }) => context.isTalk },
}).createMachine({
  id: 'phoneMessage',
  context: ({ input }) => input,
  initial: 'WAITING',
  states: {
    WAITING: {
      on: {
        ACCEPTED: 'HANDED',
        REFUSED: [{ guard: 'isTalk', target: 'WAITING' }, { target: 'FAILED' }],
        GIVE_UP: 'FAILED',
      },
    },
    HANDED: { on: { TALK: 'TALK', SMS: 'SMS', FAILED: 'FAILED', WAITING: 'HANDED' } },
    TALK: {},
    SMS: {},
    FAILED: {},
  },
})

/** The state of a message after an event, or undefined if the event is not allowed. */
export function phoneMessageAfter(
  { phoneState: value, isTalk }: { phoneState: PhoneMessageState; isTalk: boolean },
  type: PhoneMessageEvent,
): PhoneMessageState | undefined {
  return snapshotAfter(phoneMessageMachine.resolveState({ value, context: { isTalk } }), { type })?.value
}
