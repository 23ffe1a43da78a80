import texts from '#src/i18n/locales/ko/access.json' with { type: 'json' }
import type {
  AccessDecisionContext,
  accessDecisionMachine,
} from '#src/machines/access-decision/access-decision.machine.ts'
import type { Concerned } from './access-decision-worlds.ts'
import type { Screens } from './flow.ts'
import { busy, linesOf, open, type Screen, say } from './screen.ts'

const { request } = texts
const heading = say(request.title, { app: '재무 회계', type: texts.type.APPLY })

/** What the screen must show in a state, by hand: neither `can` nor a tag of the machine is asked. */
export const screens = {
  reading: (context, person) => waiting(context, person, open),
  decidingAccessRequest: (context, person) => waiting(context, person, busy),
  withdrawingAccessRequest: (context, person) => waiting(context, person, busy),
  commentingAccessRequest: (context, person) => waiting(context, person, busy),
  gettingAccessRequest: (context, person) => waiting(context, person, busy),
  closed(
    {
      problem,
      detail: {
        request: { approvalResult, grantId },
      },
    },
    { side },
  ) {
    const toGrant = side === 'requester' && approvalResult === 'APPROVED' && grantId !== null
    return {
      address: '/apps/request',
      heading,
      problem: linesOf(problem),
      fields: [],
      buttons: [backOf(side), ...(toGrant ? [request.toGrant] : [])],
    }
  },
} satisfies Screens<typeof accessDecisionMachine, Concerned>

const backOf = (side: Concerned['side']) => (side === 'approver' ? request.backDecisions : request.back)

function waiting(
  { problem }: AccessDecisionContext,
  { side }: Concerned,
  state: (name: string) => string,
): Partial<Screen> {
  const ask = state(request.ask.submit)
  return {
    address: '/apps/request',
    heading,
    problem: linesOf(problem),
    fields:
      side === 'approver'
        ? [request.decide.term, request.decide.comment, request.ask.label]
        : [request.ask.label],
    buttons: [
      backOf(side),
      ...(side === 'approver'
        ? [state(request.decide.reject), state(request.decide.approve), ask]
        : [ask, state(request.withdraw)]),
    ],
  }
}
