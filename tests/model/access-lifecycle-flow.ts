import { randomUUID } from 'node:crypto'
import { accessLifecycleMachine } from '#src/machines/access-lifecycle/access-lifecycle.machine.ts'
import type { AccessLifecycleContext } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { ordering, orderOf } from '#src/machines/access-lifecycle/testing/order-story.ts'
import {
  blockedGrant,
  heldGrant,
  levelId,
  requestedTerm,
} from '#src/machines/access-lifecycle/testing/samples.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { accessCompany } from './access-company.ts'
import { askingWorlds } from './access-lifecycle-asking-worlds.ts'
import { decidingWorlds, waitingFor } from './access-lifecycle-deciding-worlds.ts'
import { gestures } from './access-lifecycle-gestures.ts'
import { openOrder, orderWorlds } from './access-lifecycle-order-worlds.ts'
import { type Machine, type Person, type Side, sides } from './access-lifecycle-people.ts'
import { screens } from './access-lifecycle-screens.ts'
import { everyWorld, type Flow } from './flow.ts'
import { isRefusal, serverUnreached } from './steps.ts'

const noKey = 'Only a comment is sent under a key that could have been used.'
const notLast =
  'Only a permission that may be the last one of administrators is refused for another reason, and only revoked.'
const asExpected = 'The server answers as the lifecycle says; that it does not is played on the machine.'
const sharedOperations = ['getAccessRequest'] as const
const newKey = () => randomUUID()

const endOf = ({ detail }: AccessLifecycleContext) =>
  detail && `${detail.request.approvalResult} ${detail.request.closeReason}`

/** Returns the current or predicted state of the request, once the request exists. */
const visibleState = (context: AccessLifecycleContext) => endOf(context) ?? JSON.stringify(context.life.value)

export const accessLifecycleFlow: Flow<Machine, Person, Side> = {
  machine: accessLifecycleMachine,
  beginnings: [
    { input: { levelId, approvalType: 'APPLY', newKey }, of: ['applicant'] },
    ...(['approver', 'requester'] as const).map((side) => ({
      input: { detail: waitingFor(side), newKey },
      of: [side],
    })),
    ...(
      [ordering('REVOKE', heldGrant), ordering('BLOCK', heldGrant), ordering('LIFT', blockedGrant)] as const
    ).map(({ input }) => ({ input, of: ['admin'] as const, name: input.order })),
  ],
  kinds: sides,
  events: [
    { type: 'preview.requested', ...requestedTerm },
    { type: 'step.left' },
    { type: 'request.confirmed' },
    { type: 'decision.confirmed', decision: 'APPROVE', comment: '', termDays: 14 },
    { type: 'decision.confirmed', decision: 'REJECT', comment: '담당자가 아닙니다.', termDays: null },
    { type: 'comment.submitted', body: '어느 전표인가요?' },
    { type: 'withdrawal.confirmed' },
    orderOf(heldGrant),
    orderOf(blockedGrant),
  ],
  gestures,
  worlds: { ...askingWorlds, ...decidingWorlds, ...orderWorlds },
  shared: sharedOperations,
  screens,
  comparedFields: [],
  sameness: (context) => [
    endOf(context),
    context.life.value,
    context.wish.termDays,
    context.preview?.reason,
    context.problem?.code,
    context.order,
  ],
  facets: ({ context }) => [visibleState(context as AccessLifecycleContext)],
  // Whether the test data allows the last step of a path. Changes to the test data cannot be undone, so they can only
  // be followed by calls that read the current state.
  isPossible(path) {
    const { step } = path.at(-1)!
    const isSpoilt = path
      .slice(0, -1)
      .some(
        ({ step: before }) =>
          isOutcome(before) &&
          !(before.actorId === 'commentAccessRequest' && isRefusal(before, 'key.reused')) &&
          everyWorld(accessLifecycleFlow).some((world) => world.outcome === before && world.meanwhile),
      )
    return (
      !isSpoilt || !isOutcome(step) || step.error === serverUnreached || step.actorId === sharedOperations[0]
    )
  },
  notWalked: {
    'accessLifecycle.revokingAccessGrant · xstate.done.actor.revokeAccessGrant [1 of 2] → accessLifecycle.ordered':
      asExpected,
    'accessLifecycle.blockingAccessGrant · xstate.done.actor.blockAccessGrant [1 of 2] → accessLifecycle.ordered':
      asExpected,
    'accessLifecycle.blockingAccessGrant · xstate.error.actor.blockAccessGrant [2 of 2] → accessLifecycle.ordering':
      notLast,
    'accessLifecycle.liftingAccessGrant · xstate.done.actor.liftAccessGrant [1 of 2] → accessLifecycle.ordered':
      asExpected,
    'accessLifecycle.liftingAccessGrant · xstate.error.actor.liftAccessGrant [2 of 2] → accessLifecycle.ordering':
      notLast,
    'accessLifecycle.decidingAccessRequest · xstate.done.actor.decideAccessRequest [1 of 2] → accessLifecycle.gettingAccessRequest':
      asExpected,
    'accessLifecycle.decidingAccessRequest · xstate.error.actor.decideAccessRequest [2 of 3] → accessLifecycle.reading':
      noKey,
    'accessLifecycle.withdrawingAccessRequest · xstate.done.actor.withdrawAccessRequest [1 of 2] → accessLifecycle.gettingAccessRequest':
      asExpected,
    'accessLifecycle.withdrawingAccessRequest · xstate.error.actor.withdrawAccessRequest [2 of 3] → accessLifecycle.reading':
      noKey,
    'accessLifecycle.withdrawingAccessRequest · xstate.error.actor.withdrawAccessRequest [3 of 3] → accessLifecycle.reading':
      'A request of a person stays that person’s request: it is withdrawn, or it was decided before.',
    'accessLifecycle.commentingAccessRequest · xstate.done.actor.commentAccessRequest [1 of 2] → accessLifecycle.gettingAccessRequest':
      asExpected,
  },
  async enter(browser, { kind, input }) {
    const { page, portal, giveCookies, alongside } = browser
    const { ids, approver, requester, addSecurityAdmin, wish: application } = await accessCompany(browser)
    const here = {
      applicant: requester,
      requester,
      approver,
      admin: kind === 'admin' ? await addSecurityAdmin() : approver,
    }[kind]
    const there = here === requester ? approver : requester
    const person = {
      side: kind,
      session: here.session,
      companyId: ids.company,
      appId: ids.app,
      levelId: ids.level,
      approverId: approver.id,
      requesterId: requester.id,
      requestId: '',
      grantId: randomUUID(),
    }
    const other = await alongside(there.session)
    await giveCookies({ session: here.session })
    if ('order' in input) {
      await openOrder(browser, person, input.order)
      return { ...person, other }
    }
    if (kind === 'applicant') {
      await page.goto(`/apps/form?appId=${ids.app}&levelId=${ids.level}&approvalType=APPLY`)
      return { ...person, other }
    }
    const { data } = await portal.call(
      'createAccessRequest',
      { idempotencyKey: randomUUID(), ...application },
      requester,
    )
    const path = `/apps/request?requestId=${data.requestId}`
    await other.goto(path)
    await page.goto(path)
    return { ...person, requestId: data.requestId, other }
  },
}
