import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { companies } from '#server/db/schema/company.ts'
import { mailQueue } from '#server/db/schema/mail.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import type { TestEngine } from './engines.ts'
import { createPortal, type Portal } from './portal.ts'

type Role = (typeof memberRoles.$inferSelect)['role']
export type Person = { memberId: string; session: string; email: string }

export const reason = '월말 정산 기간에 필요합니다.'

/** The factors a test's person has: as many as their roles ask for, since a login without one is the shorter one. */
function factorsFor(roles: readonly Role[]): Parameters<Portal['addMember']>[0] {
  if (roles.includes('staff')) return { mfaType: 'totp', factors: ['sms', 'totp'] }
  const needsOne = roles.includes('securityAdmin') || roles.includes('appAdmin')
  return needsOne ? { mfaType: 'sms', factors: ['sms'] } : { mfaType: 'none', factors: [] }
}

/**
 * A portal with a company of its own before each test, and an app with two levels: one to use, one that administers. `env`
 * changes settings of the portal.
 */
export function accessWorld(engine: TestEngine, env: Record<string, string> = {}) {
  let portal: Portal
  const ids = { company: '', app: '', level: '', admin: '' }
  const db = () => engine.database().db

  beforeEach(async () => {
    portal = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '100000', ...env } })
    for (const table of [accessRequests, accessGrants, notifications, mailQueue]) await db().delete(table)
    Object.assign(ids, { company: randomUUID(), ...(await world.addApp()) })
    await db()
      .insert(companies)
      .values({ id: ids.company, name: '솔바람상회', rnno: '9998700017', createdAt: portal.clock.now() })
  })
  afterEach(() => portal.app.close())

  const world = {
    ids,
    portal: () => portal,

    async addApp(more: Partial<typeof apps.$inferInsert> = {}) {
      const [app, level, admin] = [randomUUID(), randomUUID(), randomUUID()]
      await db()
        .insert(apps)
        .values({
          id: app,
          code: app,
          name: '재무 회계',
          category: '경영 지원',
          description: '전표와 결산',
          devices: ['WINDOW'],
          longestTermDays: 90,
          ...more,
        })
      await db()
        .insert(accessLevels)
        .values([
          { id: level, appId: app, name: '열람', description: '봅니다.', administers: false, position: 0 },
          { id: admin, appId: app, name: '관리', description: '관리합니다.', administers: true, position: 1 },
        ])
      return { app, level, admin }
    },

    /** A confirmed member of the company, or of another or none, with parts in it; for one app where it is named. */
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
          .values(roles.map((role) => ({ id: randomUUID(), memberId, role, appId })))
      return { memberId, email, session: await portal.logInFully(email, { confirmed: true }) }
    },

    /** Turns text messages on for a member who logged in by the password alone, as an owner of a company has to. */
    async giveFactor({ memberId }: Pick<Person, 'memberId'>): Promise<void> {
      const factor = { memberId, mfaType: 'sms', createdAt: portal.clock.now() } as const
      await db().insert(mfaFactors).values(factor).onConflictDoNothing()
      await db()
        .update(members)
        .set({ mfaType: 'sms' })
        .where(and(eq(members.id, memberId), eq(members.mfaType, 'none')))
    },

    /** A company of someone else. */
    async otherCompany(): Promise<string> {
      const id = randomUUID()
      await db()
        .insert(companies)
        .values({ id, name: '이웃집', rnno: '9998700017', createdAt: portal.clock.now() })
      return id
    },

    /** To another moment; the sessions of before are over then, so the person who acts logs in again. */
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
          reason,
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

    /** What a member asks for and someone approves; fails where either is refused. */
    async granted(requester: Person, decider: Person, more: Partial<Input<'createAccessRequest'>> = {}) {
      const asked = await world.ask(requester, more)
      expect(asked.code, asked.msg).toBe(200)
      const decided = await world.decide(decider, asked.data)
      expect([decided.code, decided.data.approvalResult], decided.msg).toEqual([200, 'APPROVED'])
      return decided.data
    },

    /** A grant as it lies in the database. */
    async putGrant(memberId: string, more: Partial<typeof accessGrants.$inferInsert> = {}): Promise<string> {
      const id = randomUUID()
      await db()
        .insert(accessGrants)
        .values({
          id,
          memberId,
          levelId: ids.level,
          useStatus: 'NORMAL',
          startAt: portal.clock.now(),
          endDate: '2026-12-31',
          ...more,
        })
      return id
    },

    async grantOf({ session }: Person, levelId = ids.level): Promise<Schema<'AccessGrant'> | undefined> {
      const { data } = await portal.call('listAccessGrants', {}, { session })
      return data.list.find((grant) => grant.levelId === levelId)
    },

    /** What the list of a member's permissions says of one request. */
    async reasonFor(person: Person, type: Schema<'ApprovalType'>): Promise<string | null> {
      const { data } = await portal.call('getAccessApp', { appId: ids.app }, { session: person.session })
      return data.levels
        .find(({ levelId }) => levelId === ids.level)!
        .actions.find(({ approvalType }) => approvalType === type)!.reason
    },

    /** What sweeps with, as the server does. */
    sweeper(node = engine.database()) {
      const { clock, config } = portal
      const box = createSecretBox(config.encryptionKeys)
      const mails = createMailQueue({
        db: node.db,
        box,
        clock,
        log: createLog('silent'),
        signature: '',
        messages: { sendMail: () => Promise.reject(new Error('not here')) },
      })
      return { db: node.db, clock, notices: createNotices({ mails, box, clock, site: config.site }) }
    },

    /** The subjects a member was told, in the order of time. */
    async toldTo({ memberId }: Person): Promise<string[]> {
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
