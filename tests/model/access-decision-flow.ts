import { randomUUID } from 'node:crypto'
import {
  type AccessDecisionContext,
  accessDecisionMachine,
} from '#src/machines/access-decision/access-decision.machine.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { accessCompany } from './access-company.ts'
import { gestures } from './access-decision-gestures.ts'
import { screens } from './access-decision-screens.ts'
import { type Concerned, type Side, sides, waitingFor, worlds } from './access-decision-worlds.ts'
import { everyWorld, type Flow } from './flow.ts'
import { isRefusal, unreached } from './steps.ts'

const noKey = 'Only a comment is sent under a key that could have been used.'
const shared = ['getAccessRequest'] as const

const endOf = ({ request: { approvalResult, closeReason } }: AccessDecisionContext['detail']) =>
  `${approvalResult} ${closeReason}`

export const accessDecisionFlow: Flow<typeof accessDecisionMachine, Concerned, Side> = {
  machine: accessDecisionMachine,
  beginnings: sides.map((side) => ({
    input: { detail: waitingFor(side), newKey: () => randomUUID() },
    of: [side],
  })),
  kinds: sides,
  events: [
    { type: 'decision.confirmed', decision: 'APPROVE', comment: '', termDays: 14 },
    { type: 'decision.confirmed', decision: 'REJECT', comment: '담당자가 아닙니다.', termDays: null },
    { type: 'comment.submitted', body: '어느 전표인가요?' },
    { type: 'withdrawal.confirmed' },
  ],
  gestures,
  worlds,
  shared,
  screens,
  kept: [],
  sameness: ({ detail, problem }) => [endOf(detail), problem?.code],
  facets: ({ context }) => [endOf((context as AccessDecisionContext).detail)],
  // What someone did to the world stays done: only what it has become can be read.
  isPossible(path) {
    const { step } = path.at(-1)!
    const isSpoilt = path
      .slice(0, -1)
      .some(
        ({ step: before }) =>
          isOutcome(before) &&
          !isRefusal(before, 'key.reused') &&
          everyWorld(accessDecisionFlow).some((world) => world.outcome === before && world.meanwhile),
      )
    return !isSpoilt || !isOutcome(step) || step.error === unreached || step.actorId === shared[0]
  },
  notWalked: {
    'accessDecision.decidingAccessRequest · xstate.error.actor.decideAccessRequest [2 of 3] → accessDecision.reading':
      noKey,
    'accessDecision.withdrawingAccessRequest · xstate.error.actor.withdrawAccessRequest [2 of 3] → accessDecision.reading':
      noKey,
    'accessDecision.withdrawingAccessRequest · xstate.error.actor.withdrawAccessRequest [3 of 3] → accessDecision.reading':
      'A request of someone stays theirs: it is taken back, or it was decided before.',
  },
  async enter(browser, { kind }) {
    const { page, portal, giveCookies, alongside } = browser
    const { ids, approver, requester, wish } = await accessCompany(browser)
    const { data } = await portal.call(
      'createAccessRequest',
      { idempotencyKey: randomUUID(), ...wish },
      requester,
    )
    const path = `/apps/request?requestId=${data.requestId}`
    const [here, there] = kind === 'approver' ? [approver, requester] : [requester, approver]
    const other = await alongside(there.session)
    await other.goto(path)
    await giveCookies({ session: here.session })
    await page.goto(path)
    return {
      side: kind,
      requestId: data.requestId,
      session: here.session,
      approverId: approver.id,
      requesterId: requester.id,
      levelId: ids.level,
      other,
    }
  },
}
