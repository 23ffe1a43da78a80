import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import texts from '#src/i18n/locales/ko/access.json' with { type: 'json' }
import type {
  AccessDecisionContext,
  accessDecisionMachine,
} from '#src/machines/access-decision/access-decision.machine.ts'
import { done, fails, type Outcome } from '#src/machines/testing/steps.ts'
import { question } from '../support/withdrawal.ts'
import type * as flow from './flow.ts'
import { unreached } from './steps.ts'
import { field, press } from './walk.ts'

type Machine = typeof accessDecisionMachine
type World = flow.World<Machine, Concerned, Side>
type Situation = flow.Situation<Machine, Concerned>

export const sides = ['approver', 'requester'] as const
export type Side = (typeof sides)[number]
/** Someone at a request that waits; at the other browser is who it is between. */
export type Concerned = {
  side: Side
  requestId: string
  session: string
  approverId: string
  requesterId: string
  levelId: string
  other: Page
}

const waiting: Schema<'AccessRequest'> = {
  requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  version: 1,
  approvalType: 'APPLY',
  serviceRequestType: null,
  approvalResult: 'WAITING',
  closeReason: null,
  appId: '3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93',
  appName: '재무 회계',
  levelId: 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52',
  levelName: '열람',
  grantId: null,
  reason: '월말 정산 기간에 필요합니다.',
  termDays: 30,
  grantedTermDays: null,
  endDate: null,
  ownYn: 'N',
  requesterName: '송나래',
  requestedAt: '2026-11-20T10:00:00+09:00',
  deadlineAt: '2026-11-27T10:00:00+09:00',
  closedAt: null,
  deciderName: null,
  comment: null,
}
const approved = { ...waiting, version: 2, approvalResult: 'APPROVED', closeReason: 'DECISION' } as const
const rejected = { ...waiting, version: 2, approvalResult: 'REJECTED', closeReason: 'DECISION' } as const
const withdrawn = { ...waiting, version: 2, approvalResult: 'REJECTED', closeReason: 'WITHDRAWN' } as const
const ineligible = { ...waiting, version: 2, approvalResult: 'REJECTED', closeReason: 'INELIGIBLE' } as const

const detailOf = (request: Schema<'AccessRequest'>): Schema<'AccessRequestDetail'> => ({
  request,
  tab: request.ownYn === 'Y' ? 'REQUEST' : 'APPROVAL',
  askedTerm: null,
  events: [],
  approvers: [],
  longestTermDays: 90,
  previewEndDate: null,
  withdrawYn: 'N',
  commentYn: 'Y',
  decideYn: 'N',
  termChange: 'SHORTER',
})
/** A request that waits, as one side sees it. */
export const waitingFor = (side: Side) => detailOf({ ...waiting, ownYn: side === 'requester' ? 'Y' : 'N' })

const sessionGone = 'The session takes over: it asks who is here and goes to the login.'
const stays = 'A request that was there when the screen opened stays with both sides.'
const wasDecided = ({ problem }: AccessDecisionContext) => problem?.is('accessRequest.decided') ?? false
const isUnknown = ({ problem }: AccessDecisionContext) => problem?.code === unreached.code

/** Every way each call about a request can end on the real server, by what is done to its world. */
export const worlds = {
  decideAccessRequest: {
    done: [
      world(done('decideAccessRequest', approved), 'closed'),
      world(done('decideAccessRequest', ineligible), 'closed', { meanwhile: hold }),
    ],
    'accessRequest.decided': world(
      fails('decideAccessRequest', problemNamed('accessRequest.decided')),
      'gettingAccessRequest',
      { meanwhile: closeElsewhere },
    ),
    'decision.forbidden': world(fails('decideAccessRequest', problemNamed('decision.forbidden')), 'reading', {
      meanwhile: ({ database: { db }, person }) =>
        db
          .update(memberRoles)
          .set({ role: 'securityAdmin' })
          .where(eq(memberRoles.memberId, person.approverId)),
    }),
    'accessRequest.missing': world(
      fails('decideAccessRequest', problemNamed('accessRequest.missing')),
      'reading',
      { meanwhile: loseRole },
    ),
    'decision.own': 'Nobody is shown the form at their own request.',
    'decision.commentMissing': 'The form says what is missing before anything is sent.',
    'decision.termInvalid': 'The form lets nobody send a longer term.',
    'session.missing': sessionGone,
    'password.unconfirmed': 'Before the password check there is a way to it in place of the form.',
    'factor.missing': 'An approver needs no second factor.',
    unreached: world(fails('decideAccessRequest', unreached), 'gettingAccessRequest'),
  },
  commentAccessRequest: {
    done: sides.map((side) =>
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
    unreached: world(fails('commentAccessRequest', unreached), 'gettingAccessRequest'),
  },
  withdrawAccessRequest: {
    done: world(done('withdrawAccessRequest', withdrawn), 'closed'),
    'accessRequest.decided': world(
      fails('withdrawAccessRequest', problemNamed('accessRequest.decided')),
      'gettingAccessRequest',
      { meanwhile: closeElsewhere },
    ),
    'accessRequest.missing': stays,
    'session.missing': sessionGone,
    unreached: world(fails('withdrawAccessRequest', unreached), 'gettingAccessRequest'),
  },
  getAccessRequest: {
    done: [
      ...sides.map((side) =>
        world(done('getAccessRequest', waitingFor(side)), 'reading', { of: [side], where: isUnknown }),
      ),
      world(done('getAccessRequest', detailOf(rejected)), 'closed', { where: wasDecided }),
      world(done('getAccessRequest', detailOf(withdrawn)), 'closed', {
        where: isUnknown,
        meanwhile: closeElsewhere,
      }),
    ],
    'accessRequest.missing': stays,
    'session.missing': sessionGone,
    unreached: world(fails('getAccessRequest', unreached), 'reading'),
  },
} satisfies flow.Worlds<Machine, Concerned, Side>

function world(outcome: Outcome, leadsTo: flow.LeafOf<Machine>, more: Partial<World> = {}): World {
  return { outcome, leadsTo: [leadsTo], ...more }
}

/** At the other browser the other side ends it first: takes it back, or rejects it. */
async function closeElsewhere({ person: { side, other } }: Situation): Promise<void> {
  if (side === 'approver') {
    await press(other, texts.request.withdraw)
    await question(other).getByRole('button', { name: texts.request.withdraw }).click()
    await expect(other.getByText(texts.request.withdrawn)).toBeVisible()
  } else {
    await field(other, texts.request.decide.comment).fill('담당자가 아닙니다.')
    await press(other, texts.request.decide.reject)
    await expect(other.getByText(texts.request.decide.rejected)).toBeVisible()
  }
}

/** The person who decided has no part in it any more. */
async function loseRole({ database: { db }, person }: Situation): Promise<void> {
  await db.delete(memberRoles).where(eq(memberRoles.memberId, person.approverId))
}

/** The requester has come to hold it by another way. */
async function hold({
  portal,
  database: { db },
  person: { requesterId: memberId, levelId },
}: Situation): Promise<void> {
  await db.insert(accessGrants).values({
    id: randomUUID(),
    memberId,
    levelId,
    useStatus: 'NORMAL',
    startAt: portal.clock.now(),
    endDate: '2099-12-31',
  })
}
