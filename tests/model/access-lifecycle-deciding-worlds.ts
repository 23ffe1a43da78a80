import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import texts from '#src/features/access/texts.json' with { type: 'json' }
import type { AccessLifecycleContext } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import {
  approvedRequest,
  detailOf,
  ineligibleRequest,
  ownRequest,
  rejectedRequest,
  waitingRequest,
  withdrawnRequest,
} from '#src/machines/access-lifecycle/testing/samples.ts'
import { done, fails, type Outcome } from '#src/machines/testing/steps.ts'
import { insertGrant } from '#worlds/access.ts'
import { question } from '../support/withdrawal.ts'
import type { Machine, Person, Side, Situation, World } from './access-lifecycle-people.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'
import { field, press } from './walk.ts'

const bothSides = ['approver', 'requester'] as const
/** Returns a pending request as the requester or the decider sees it. */
export const waitingFor = (side: Side) => detailOf(side === 'requester' ? ownRequest : waitingRequest)

const sessionGone = 'The session takes over: it asks who is here and goes to the login.'
const requestStaysReason = 'A request that was there when the screen opened stays with both sides.'
const isAlreadyDecided = ({ problem }: AccessLifecycleContext) =>
  problem?.is('accessRequest.decided') ?? false
const isApproval = ({ life }: AccessLifecycleContext) => life.value === 'APPROVED'
const isUnknown = ({ problem }: AccessLifecycleContext) => problem?.code === serverUnreached.code

/** For every outcome of each call about a request, the change of the server’s data that causes this outcome. */
export const decidingWorlds = {
  decideAccessRequest: {
    done: [
      world(done('decideAccessRequest', approvedRequest), 'closed', { where: isApproval }),
      world(done('decideAccessRequest', rejectedRequest), 'closed', {
        where: (context) => !isApproval(context),
      }),
      world(done('decideAccessRequest', ineligibleRequest), 'closed', { where: isApproval, meanwhile: hold }),
    ],
    'accessRequest.decided': world(
      fails('decideAccessRequest', problemNamed('accessRequest.decided')),
      'gettingAccessRequest',
      { meanwhile: closeElsewhere },
    ),
    'decision.forbidden': world(fails('decideAccessRequest', problemNamed('decision.forbidden')), 'reading', {
      meanwhile: changeRole,
    }),
    'accessRequest.missing': world(
      fails('decideAccessRequest', problemNamed('accessRequest.missing')),
      'reading',
      { meanwhile: loseRole },
    ),
    'decision.own': 'Nobody is shown the form at their own request.',
    'decision.commentMissing': 'The form says what is missing before anything is sent.',
    'decision.termInvalid': 'The form does not allow a longer term.',
    'session.missing': sessionGone,
    'password.unconfirmed': 'Before the password check there is a way to it in place of the form.',
    'factor.missing': 'An approver needs no second factor.',
    unreached: world(fails('decideAccessRequest', serverUnreached), 'gettingAccessRequest'),
  },
  commentAccessRequest: {
    done: bothSides.map((side) =>
      world(done('commentAccessRequest', waitingFor(side)), 'reading', { of: [side] }),
    ),
    'accessRequest.decided': world(
      fails('commentAccessRequest', problemNamed('accessRequest.decided')),
      'gettingAccessRequest',
      { meanwhile: closeElsewhere },
    ),
    'key.reused': world(fails('commentAccessRequest', problemNamed('key.reused')), 'reading', {
      meanwhile: ({ portal, person: { requestId, session }, input }) =>
        portal.call(
          'commentAccessRequest',
          { idempotencyKey: input.idempotencyKey as string, requestId, body: '다른 창에서 적은 의견입니다.' },
          { session },
        ),
    }),
    'accessRequest.missing': world(
      fails('commentAccessRequest', problemNamed('accessRequest.missing')),
      'reading',
      { of: ['approver'], meanwhile: loseRole },
    ),
    'session.missing': sessionGone,
    unreached: world(fails('commentAccessRequest', serverUnreached), 'gettingAccessRequest'),
  },
  withdrawAccessRequest: {
    done: world(done('withdrawAccessRequest', withdrawnRequest), 'closed'),
    'accessRequest.decided': world(
      fails('withdrawAccessRequest', problemNamed('accessRequest.decided')),
      'gettingAccessRequest',
      { meanwhile: closeElsewhere },
    ),
    'accessRequest.missing': requestStaysReason,
    'session.missing': sessionGone,
    unreached: world(fails('withdrawAccessRequest', serverUnreached), 'gettingAccessRequest'),
  },
  getAccessRequest: {
    done: [
      ...bothSides.map((side) =>
        world(done('getAccessRequest', waitingFor(side)), 'reading', { of: [side], where: isUnknown }),
      ),
      world(done('getAccessRequest', detailOf(rejectedRequest)), 'closed', { where: isAlreadyDecided }),
      world(done('getAccessRequest', detailOf(withdrawnRequest)), 'closed', {
        where: isUnknown,
        meanwhile: closeElsewhere,
      }),
    ],
    'accessRequest.missing': requestStaysReason,
    'session.missing': sessionGone,
    unreached: world(fails('getAccessRequest', serverUnreached), 'reading'),
  },
} satisfies flow.WorldsOf<
  'decideAccessRequest' | 'commentAccessRequest' | 'withdrawAccessRequest' | 'getAccessRequest',
  Machine,
  Person,
  Side
>

function world(outcome: Outcome, leadsTo: flow.LeafOf<Machine>, more: Partial<World> = {}): World {
  return { outcome, leadsTo: [leadsTo], ...more }
}

/** Finishes the request first, in the other browser: the requester withdraws it, or the decider rejects it. */
async function closeElsewhere({ person: { side, other } }: Situation): Promise<void> {
  if (side === 'approver') {
    await press(other, texts.request.withdraw)
    await question(other).getByRole('button', { name: texts.request.withdraw }).click()
    await expect(other.getByText(texts.request.withdrawn)).toBeVisible()
  } else {
    await field(other, texts.request.decide.comment).fill('담당자가 아닙니다.')
    await press(other, texts.request.decide.reject)
    // A screen that is left sends its decision at once.
    await other.getByRole('link', { name: texts.request.backQueue }).click()
    await expect(other.getByText(texts.request.decide.held.leftDone)).toBeVisible()
  }
}

/** Removes the role of the decider. */
async function loseRole({ database: { db }, person }: Situation): Promise<void> {
  await db.delete(memberRoles).where(eq(memberRoles.memberId, person.approverId))
}

/** Makes the decider a security admin of the company instead, with the required second factor. */
async function changeRole({ portal, database: { db }, person: { approverId } }: Situation): Promise<void> {
  const createdAt = portal.clock.now()
  await db.insert(mfaFactors).values({ memberId: approverId, mfaType: 'sms', createdAt, secretBox: null })
  await db.update(members).set({ mfaType: 'sms' }).where(eq(members.id, approverId))
  await db.update(memberRoles).set({ role: 'securityAdmin' }).where(eq(memberRoles.memberId, approverId))
}

/** Gives the requester the permission in another way. */
async function hold({
  portal,
  database: { db },
  person: { requesterId: memberId, levelId },
}: Situation): Promise<void> {
  await insertGrant(db, { memberId, levelId, startAt: portal.clock.now(), endDate: '2099-12-31' })
}
