import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Output, Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { todayOf } from '#domain/access/terms.ts'
import { addDays } from '#domain/dates.ts'
import { accessLevelClosings } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { accessRequestMachine } from '#src/machines/access-request/access-request.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { unreached } from './steps.ts'

type Machine = typeof accessRequestMachine
type World = flow.World<Machine, Applicant>
type Situation = flow.Situation<Machine, Applicant>

/** A member who asks for a level of an app of their company, which someone can approve. */
export type Applicant = {
  memberId: string
  session: string
  appId: string
  levelId: string
  approverId: string
}

export const reason = '월말 정산 기간에 필요합니다.'
export const termDays = 30

const preview: Output<'previewAccessRequest'> = {
  reason: null,
  opensOn: null,
  endDate: '2026-12-21',
  autoApprovedYn: 'N',
  deadlineAt: '2026-11-28T12:00:00+09:00',
  approvers: [{ name: '이지호', role: 'APPROVER' }],
}
const request: Schema<'AccessRequest'> = {
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
  reason,
  termDays,
  grantedTermDays: null,
  endDate: null,
  ownYn: 'Y',
  requesterName: '송나래',
  requestedAt: '2026-11-21T12:00:00+09:00',
  deadlineAt: '2026-11-28T12:00:00+09:00',
  closedAt: null,
  deciderName: null,
  comment: null,
}
const sessionGone = 'The session takes over: it asks who is here and goes to the login.'
const stays = 'A level that was there when the form opened stays.'
const ofOthers = 'An application never meets it.'

/** Every way each call of a request can end on the real server, by what is done to its world. */
export const worlds = {
  previewAccessRequest: {
    done: [
      { outcome: done('previewAccessRequest', preview), leadsTo: ['reviewing'] },
      {
        outcome: done('previewAccessRequest', { ...preview, reason: 'HELD' }),
        leadsTo: ['editing'],
        meanwhile: (situation) => hold(situation, {}),
      },
    ],
    'access.levelMissing': stays,
    'session.missing': sessionGone,
    unreached: { outcome: fails('previewAccessRequest', unreached), leadsTo: ['editing'] },
  },
  createAccessRequest: {
    done: { outcome: done('createAccessRequest', request), leadsTo: ['requested'] },
    'access.held': refused('access.held', (situation) => hold(situation, {})),
    'access.heldPaused': refused('access.heldPaused', (situation) =>
      hold(situation, { useStatus: 'PAUSE', pauseOrigin: 'USER' }),
    ),
    'access.renewInstead': refused('access.renewInstead', (situation) =>
      hold(situation, { useStatus: 'EXPIRE', endReason: 'TERM' }, -5),
    ),
    'access.waiting': refused('access.waiting', ({ portal, person: { session, levelId } }) =>
      portal.call(
        'createAccessRequest',
        { idempotencyKey: randomUUID(), levelId, approvalType: 'APPLY', termDays, reason },
        { session },
      ),
    ),
    'access.noApprover': refused('access.noApprover', ({ database: { db }, person }) =>
      db.delete(memberRoles).where(eq(memberRoles.memberId, person.approverId)),
    ),
    'access.termInvalid': refused('access.termInvalid', ({ database: { db }, person }) =>
      db.update(apps).set({ longestTermDays: 7 }).where(eq(apps.id, person.appId)),
    ),
    'access.levelClosed': refused('access.levelClosed', (world) => switchLevel(world, 'D')),
    'access.locked': refused('access.locked', (world) => switchLevel(world, 'L')),
    'key.reused': refused('key.reused', ({ portal, person: { session, levelId }, input }) =>
      portal.call(
        'createAccessRequest',
        {
          idempotencyKey: input.idempotencyKey as string,
          levelId,
          approvalType: 'APPLY',
          termDays: 7,
          reason,
        },
        { session },
      ),
    ),
    'access.reasonInvalid': 'The form says what is missing before anything is sent.',
    'access.levelMissing': stays,
    'access.notHeld': ofOthers,
    'access.notYet': ofOthers,
    'access.ended': ofOthers,
    'access.applyAnew': ofOthers,
    'access.paused': ofOthers,
    'access.notPaused': ofOthers,
    'access.lastAdmin': ofOthers,
    'session.missing': sessionGone,
    unreached: { outcome: fails('createAccessRequest', unreached), leadsTo: ['reviewing'] },
  },
} satisfies flow.Worlds<Machine, Applicant>

function refused(
  name: ProblemName,
  meanwhile: (situation: Situation & { input: Record<string, unknown> }) => Promise<unknown>,
): World {
  return { outcome: fails('createAccessRequest', problemNamed(name)), leadsTo: ['editing'], meanwhile }
}

async function hold(
  { portal, database: { db }, person: { memberId, levelId } }: Situation,
  more: Partial<typeof accessGrants.$inferInsert>,
  endsIn = 60,
): Promise<void> {
  const now = portal.clock.now()
  await db.insert(accessGrants).values({
    id: randomUUID(),
    memberId,
    levelId,
    useStatus: 'NORMAL',
    startAt: new Date(now.getTime() - 30 * 86_400_000),
    endDate: addDays(todayOf(now), endsIn),
    ...more,
  })
}

/** Has the company close the level of an applicant to requests, or lock it. */
async function switchLevel(
  { database: { db }, person, portal }: Situation,
  useState: 'D' | 'L',
): Promise<void> {
  const member = (await db.query.members.findFirst({
    where: (row, { eq: is }) => is(row.id, person.memberId),
  }))!
  await db.insert(accessLevelClosings).values({
    companyId: member.companyId!,
    levelId: person.levelId,
    useState,
    closedAt: portal.clock.now(),
  })
}
