import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import type { apps } from '#server/db/schema/app.ts'
import { mailQueue } from '#server/db/schema/mail.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { accessReason, insertApp, insertGrant, insertLevel } from '#worlds/access.ts'
import { insertCompany } from '#worlds/company.ts'
import { type Role, roleRow } from '#worlds/member.ts'
import type { TestEngine } from './engines.ts'
import { createPortal, type Portal } from './portal.ts'

export type Person = { memberId: string; session: string; email: string }

/**
 * Returns the factors of a person in a test: only as many as their roles require, since a login without a factor
 * takes less time.
 */
function factorsFor(roles: readonly Role[]): Parameters<Portal['addMember']>[0] {
  if (roles.includes('staff')) return { mfaType: 'totp', factors: ['sms', 'totp'] }
  const needsOne = roles.includes('securityAdmin') || roles.includes('appAdmin')
  return needsOne ? { mfaType: 'sms', factors: ['sms'] } : { mfaType: 'none', factors: [] }
}

/**
 * Creates a portal with a new company before each test, and an app with two levels: one for use, one that administers
 * the app. `env` changes settings of the portal.
 */
export function accessWorld(engine: TestEngine, env: Record<string, string> = {}) {
  let portal: Portal
  const ids = { company: '', app: '', level: '', admin: '' }
  const db = () => engine.database().db

  beforeEach(async () => {
    portal = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '100000', ...env } })
    for (const table of [accessRequests, accessGrants, notifications, mailQueue]) await db().delete(table)
    const createdAt = portal.clock.now()
    Object.assign(ids, { company: await insertCompany(db(), { createdAt }), ...(await world.addApp()) })
  })
  afterEach(() => portal.app.close())

  const world = {
    ids,
    portal: () => portal,

    async addApp(more: Partial<typeof apps.$inferInsert> = {}) {
      const app = await insertApp(db(), more)
      const level = await insertLevel(db(), { appId: app })
      return { app, level, admin: await insertLevel(db(), { appId: app, administers: true }) }
    },

    /**
     * Adds a member of the company, of another company or of none, and logs the member in. The member gets the given
     * roles, for one app if it is given.
     */
    async person({
      roles = [],
      companyId = ids.company,
      appId = null,
      name = '송나래',
    }: {
      roles?: Role[]
      companyId?: string | null
      appId?: string | null
      name?: string
    } = {}): Promise<Person> {
      const { id: memberId, email } = await portal.addMember({
        ...factorsFor(roles),
        companyId,
        name,
      })
      if (roles.length > 0)
        await db()
          .insert(memberRoles)
          .values(roles.map((role) => roleRow(memberId, role, appId)))
      return { memberId, email, session: await portal.logInFully(email, { confirmed: true }) }
    },

    /**
     * Turns text messages on for a member who logged in with the password alone, as owners of a company must.
     */
    async giveFactor({ memberId }: Pick<Person, 'memberId'>): Promise<void> {
      const factor = { memberId, mfaType: 'sms', createdAt: portal.clock.now() } as const
      await db().insert(mfaFactors).values(factor).onConflictDoNothing()
      await db()
        .update(members)
        .set({ mfaType: 'sms' })
        .where(and(eq(members.id, memberId), eq(members.mfaType, 'none')))
    },

    /** Creates another company. */
    otherCompany: () => insertCompany(db(), { name: '이웃집', createdAt: portal.clock.now() }),

    /** Moves the clock, which ends earlier sessions, so the given people log in again. */
    async goTo(wire: string, ...people: Person[]): Promise<void> {
      portal.clock.pass((Date.parse(wire) - portal.clock.now().getTime()) / 1000)
      for (const person of people) person.session = await portal.logInFully(person.email, { confirmed: true })
    },

    ask: ({ session }: Person, more: Partial<Input<'createAccessRequest'>> = {}) =>
      portal.call(
        'createAccessRequest',
        {
          idempotencyKey: randomUUID(),
          levelId: ids.level,
          approvalType: 'APPLY',
          termDays: more.approvalType === undefined || more.approvalType === 'EXTEND' ? 30 : null,
          reason: accessReason,
          ...more,
        },
        { session },
      ),

    decide: (
      { session }: Person,
      { requestId, version }: { requestId: string; version: number },
      more: Partial<Input<'decideAccessRequest'>> = {},
    ) =>
      portal.call(
        'decideAccessRequest',
        { requestId, version, decision: 'APPROVE', comment: '', termDays: null, ...more },
        { session },
      ),

    /** Makes a member's request and approves it; fails if either is refused. */
    async requestAndApprove(
      requester: Person,
      decider: Person,
      more: Partial<Input<'createAccessRequest'>> = {},
    ) {
      const createdRequest = await world.ask(requester, more)
      expect(createdRequest.code, createdRequest.msg).toBe(200)
      const decided = await world.decide(decider, createdRequest.data)
      expect([decided.code, decided.data.approvalResult], decided.msg).toEqual([200, 'APPROVED'])
      return decided.data
    },

    /** Stores a grant, and returns its id. */
    putGrant: (memberId: string, more: Partial<typeof accessGrants.$inferInsert> = {}): Promise<string> => {
      const defaultGrant = { levelId: ids.level, startAt: portal.clock.now(), endDate: '2026-12-31' }
      return insertGrant(db(), { ...defaultGrant, memberId, ...more })
    },

    async grantOf({ session }: Person, levelId = ids.level): Promise<Schema<'AccessGrant'> | undefined> {
      const { data } = await portal.call('listAccessGrants', {}, { session })
      return data.list.find((grant) => grant.levelId === levelId)
    },

    /**
     * Returns the reason why a member cannot make a type of request, as shown in the list of the member's
     * permissions.
     */
    async reasonFor(person: Person, type: Schema<'ApprovalType'>): Promise<string | null> {
      const { data } = await portal.call('getAccessApp', { appId: ids.app }, { session: person.session })
      return data.levels
        .find(({ levelId }) => levelId === ids.level)!
        .actions.find(({ approvalType }) => approvalType === type)!.reason
    },

    /** Returns the dependencies of the sweeper, as in the server. */
    sweeper(node = engine.database()) {
      const { clock, config } = portal
      const box = createSecretBox(config.encryptionKeys)
      const mails = createMailQueue({
        db: node.db,
        box,
        clock,
        log: createLog('silent'),
        sender: demoSender,
        messages: { sendMail: () => Promise.reject(new Error('not here')) },
      })
      return { db: node.db, clock, notices: createNotices({ mails, box, clock, site: config.site }) }
    },

    /** Returns the subjects of a member's notifications, in order of time. */
    async noticesTo({ memberId }: Person): Promise<string[]> {
      await portal.deliverMails()
      await portal.deliverMails()
      const { email } = (await db().query.members.findFirst({
        where: (row, { eq }) => eq(row.id, memberId),
      }))!
      return portal.sentMails
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject.replace('[빗장] ', ''))
    },
  }
  return world
}
