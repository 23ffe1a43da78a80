import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { todayOf } from '#domain/access/terms.ts'
import { addDays } from '#domain/dates.ts'
import { appPolicies } from '#server/db/schema/access-catalogue.ts'
import type { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import {
  approvedRequest,
  ownRequest,
  preview,
  requestedTerm,
} from '#src/machines/access-lifecycle/testing/samples.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import { closeLevel, insertAppService, insertGrant } from '#worlds/access.ts'
import type { Machine, Person, Side, Situation, World } from './access-lifecycle-people.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

const sessionGone = 'The session takes over: it asks who is here and goes to the login.'
const levelStaysReason = 'A level that was there when the form opened stays.'
const neverMetReason = 'An application never meets it.'

/** For every outcome of each call of a request, the change of the server’s data that causes this outcome. */
export const askingWorlds = {
  previewAccessRequest: {
    done: [
      { outcome: done('previewAccessRequest', preview), leadsTo: ['reviewing'] },
      {
        outcome: done('previewAccessRequest', { ...preview, reason: 'HELD' }),
        leadsTo: ['editing'],
        meanwhile: (situation) => hold(situation, {}),
      },
    ],
    'access.levelMissing': levelStaysReason,
    'session.missing': sessionGone,
    unreached: { outcome: fails('previewAccessRequest', serverUnreached), leadsTo: ['editing'] },
  },
  createAccessRequest: {
    done: [
      { outcome: done('createAccessRequest', ownRequest), leadsTo: ['requested'] },
      // A request that is expected to wait is approved automatically: the answer differs from the expectation of the
      // lifecycle.
      {
        outcome: done('createAccessRequest', approvedRequest),
        leadsTo: ['requested'],
        meanwhile: ({ database: { db }, person: { companyId, appId } }) =>
          db
            .insert(appPolicies)
            .values({ companyId, appId, longestTermDays: 90, releaseReview: false, autoApproval: true }),
      },
    ],
    'access.held': refusedWorld('access.held', (situation) => hold(situation, {})),
    'access.heldPaused': refusedWorld('access.heldPaused', (situation) =>
      hold(situation, { useStatus: 'PAUSE', pauseOrigin: 'USER' }),
    ),
    'access.renewInstead': refusedWorld('access.renewInstead', (situation) =>
      hold(situation, { useStatus: 'EXPIRE', endReason: 'TERM' }, -5),
    ),
    'access.waiting': refusedWorld('access.waiting', ({ portal, person: { session, levelId } }) =>
      portal.call(
        'createAccessRequest',
        { idempotencyKey: randomUUID(), levelId, approvalType: 'APPLY', ...requestedTerm },
        { session },
      ),
    ),
    'access.noApprover': refusedWorld('access.noApprover', ({ database: { db }, person }) =>
      db.delete(memberRoles).where(eq(memberRoles.memberId, person.approverId)),
    ),
    'access.termInvalid': refusedWorld('access.termInvalid', ({ database: { db }, person }) =>
      db.update(apps).set({ longestTermDays: 7 }).where(eq(apps.id, person.appId)),
    ),
    'access.levelClosed': refusedWorld('access.levelClosed', (world) => switchLevel(world, 'D')),
    'access.locked': refusedWorld('access.locked', (world) => switchLevel(world, 'L')),
    'access.unsubscribed': refusedWorld('access.unsubscribed', ({ database: { db }, person: { appId } }) =>
      insertAppService(db, { appId, serviceCode: 'SSO' }),
    ),
    'key.reused': refusedWorld('key.reused', ({ portal, person: { session, levelId }, input }) =>
      portal.call(
        'createAccessRequest',
        {
          idempotencyKey: input.idempotencyKey as string,
          levelId,
          approvalType: 'APPLY',
          termDays: 7,
          reason: requestedTerm.reason,
        },
        { session },
      ),
    ),
    'access.reasonInvalid': 'The form says what is missing before anything is sent.',
    'access.levelMissing': levelStaysReason,
    'access.notHeld': neverMetReason,
    'access.notYet': neverMetReason,
    'access.ended': neverMetReason,
    'access.applyAnew': neverMetReason,
    'access.paused': neverMetReason,
    'access.notPaused': neverMetReason,
    'access.lastAdmin': neverMetReason,
    'session.missing': sessionGone,
    unreached: { outcome: fails('createAccessRequest', serverUnreached), leadsTo: ['reviewing'] },
  },
} satisfies flow.WorldsOf<'previewAccessRequest' | 'createAccessRequest', Machine, Person, Side>

function refusedWorld(
  name: ProblemName,
  meanwhile: (situation: Situation & { input: Record<string, unknown> }) => Promise<unknown>,
): World {
  return { outcome: fails('createAccessRequest', problemNamed(name)), leadsTo: ['editing'], meanwhile }
}

async function hold(
  { portal, database: { db }, person: { requesterId: memberId, levelId } }: Situation,
  more: Partial<typeof accessGrants.$inferInsert>,
  endsIn = 60,
): Promise<void> {
  const now = portal.clock.now()
  const startAt = new Date(now.getTime() - 30 * 86_400_000)
  await insertGrant(db, { memberId, levelId, startAt, endDate: addDays(todayOf(now), endsIn), ...more })
}

/** Closes the requested level to requests in its company, or locks the level. */
async function switchLevel(
  { database: { db }, person, portal }: Situation,
  useState: 'D' | 'L',
): Promise<void> {
  await closeLevel(db, {
    companyId: person.companyId,
    levelId: person.levelId,
    useState,
    closedAt: portal.clock.now(),
  })
}
