import { setup } from 'xstate'
import { closedBy } from '../lifecycle.ts'

/** The actions of an inquiry's writer. */
export type CustomerAction = 'reply' | 'reopen'
export type StaffAction = 'take' | 'answer' | 'close'
export type InquiryAction = CustomerAction | StaffAction
/** The reason why an action is refused: the name of the problem. */
export type InquiryRefusal = 'inquiry.closed' | 'inquiry.changed'

const refuseWith = closedBy<InquiryRefusal>

/** The lifecycle of an inquiry, from its first message. Events that a state does not list are refused. */
export const inquiryMachine = setup({
  types: {} as { events: { type: InquiryAction }; meta: { reason: InquiryRefusal } },
}).createMachine({
  id: 'inquiry',
  initial: 'RECEIVED',
  on: {
    reply: refuseWith('inquiry.closed'),
    reopen: refuseWith('inquiry.changed'),
    take: refuseWith('inquiry.changed'),
    answer: refuseWith('inquiry.changed'),
    close: refuseWith('inquiry.changed'),
  },
  states: {
    RECEIVED: { on: { reply: 'RECEIVED', take: 'IN_PROGRESS' } },
    IN_PROGRESS: { on: { reply: 'IN_PROGRESS', answer: 'ANSWERED' } },
    ANSWERED: { on: { reply: 'REOPENED', reopen: 'REOPENED', close: 'CLOSED' } },
    CLOSED: { on: { reopen: 'REOPENED' } },
    REOPENED: { on: { reply: 'REOPENED', take: 'IN_PROGRESS' } },
  },
})
