import { setup } from 'xstate'
import { snapshotAfter } from '../lifecycle.ts'

export type MailState = 'WAITING' | 'SENT' | 'FAILED'
export type MailEvent = 'ACCEPTED' | 'REFUSED' | 'UNANSWERED'
type MailContext = { tries: number }

/** The number of attempts after which a mail is given up. */
export const MAX_MAIL_TRIES = 10

/**
 * The lifecycle of a mail: it waits until the mail server accepts it, and is given up if the server refuses it, if its
 * code has expired, or after the last attempt.
 */
export const mailMachine = setup({
  types: {} as { context: MailContext; input: MailContext; events: { type: MailEvent } },
  guards: { isLast: ({ context: { tries } }) => tries >= MAX_MAIL_TRIES },
}).createMachine({
  id: 'mail',
  context: ({ input }) => input,
  initial: 'WAITING',
  states: {
    WAITING: {
      on: {
        ACCEPTED: 'SENT',
        REFUSED: 'FAILED',
        UNANSWERED: [{ guard: 'isLast', target: 'FAILED' }, { target: 'WAITING' }],
      },
    },
    SENT: {},
    FAILED: {},
  },
})

/** The state of a waiting mail after an attempt; `tries` is the number of attempts, including this one. */
export function mailAfter(tries: number, type: MailEvent): MailState {
  return snapshotAfter(mailMachine.resolveState({ value: 'WAITING', context: { tries } }), { type })!.value
}
