import { randomUUID } from 'node:crypto'
import {
  type AccessQueueContext,
  accessQueueMachine,
} from '#src/machines/access-queue/access-queue.machine.ts'
import { passes } from '#src/machines/testing/steps.ts'
import { accessCompany } from './access-company.ts'
import { gestures } from './access-queue-gestures.ts'
import { screens } from './access-queue-screens.ts'
import { type Decider, row, worlds } from './access-queue-worlds.ts'
import type { Flow } from './flow.ts'

export const accessQueueFlow: Flow<typeof accessQueueMachine, Decider> = {
  machine: accessQueueMachine,
  beginnings: [{ input: undefined }],
  kinds: ['approver'],
  events: [
    { type: 'request.toggled', row },
    { type: 'requests.chosen', rows: [row] },
    { type: 'decision.begun', decision: 'APPROVE', rows: [row] },
    { type: 'decision.begun', decision: 'REJECT', rows: [row] },
    { type: 'decision.left' },
    { type: 'decision.confirmed', comment: '' },
    { type: 'decision.made', decision: 'APPROVE', rows: [row], comment: '' },
    { type: 'decision.undone' },
    passes(4),
    passes(6),
    { type: 'outcomes.closed' },
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  sameness: ({ chosen, asked, decision, held, sending, outcomes, problem }) => [
    chosen.length,
    asked.length,
    asked.length > 0 ? decision : undefined,
    held.map((each) => [each.decision, each.secondsLeft > 6]),
    sending?.decision,
    outcomes.map(({ code }) => code),
    problem?.code,
  ],
  facets: ({ context }) => (context as AccessQueueContext).outcomes.map(({ code }) => `outcome ${code}`),
  notWalked: {
    'accessQueue · screen.left → itself': 'The walk ends with the screen; a journey leaves it.',
    'accessQueue.decidingAccessRequests · xstate.done.actor.decideAccessRequests [1 of 2] → accessQueue.choosing':
      'The server answers as the lifecycle says; that it does not is played on the machine.',
    'accessQueue.decidingAccessRequests · xstate.error.actor.decideAccessRequests [2 of 2] → accessQueue.choosing':
      'The form says what is missing before anything is sent.',
  },
  async enter(browser) {
    const { portal, page, giveCookies, alongside } = browser
    const { approver, requester, wish } = await accessCompany(browser)
    const { data } = await portal.call(
      'createAccessRequest',
      { idempotencyKey: randomUUID(), ...wish },
      requester,
    )
    const other = await alongside(requester.session)
    await other.goto(`/apps/request?requestId=${data.requestId}`)
    await giveCookies({ session: approver.session })
    await page.goto('/admin/approval')
    return { other }
  },
}
