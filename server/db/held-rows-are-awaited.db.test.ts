import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { grantStore } from '#server/domains/access/grants/grants.store.ts'
import { policyChanges } from '#server/domains/access/policy/policy.changes.ts'
import { requestStore } from '#server/domains/access/requests/requests.store.ts'
import { companyStore } from '#server/domains/company/company.store.ts'
import { slotStore } from '#server/domains/counsel/counsel.slots.ts'
import { staffStore } from '#server/domains/staff/staff.store.ts'
import { cancelStore } from '#server/domains/subscription/cancel.store.ts'
import { type DraftContent, draftStore } from '#server/domains/subscription/draft.store.ts'
import { uploadStore } from '#server/domains/upload/upload.store.ts'
import { lockLeaver } from '#server/domains/withdrawal/leaver.store.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { insertAccessRequest, insertAppWithLevel, insertGrant, requestRow } from '#worlds/access.ts'
import { insertCompany } from '#worlds/company.ts'
import { giveRole, insertMember } from '#worlds/member.ts'
import { insertSubscription } from '#worlds/subscription.ts'
import type { Tx } from './once.ts'
import { accessGrants } from './schema/access-grant.ts'
import { accessRequests } from './schema/access-request.ts'
import { companies } from './schema/company.ts'
import { counselSlots } from './schema/counsel.ts'
import { members } from './schema/member.ts'
import { memberRoles } from './schema/role.ts'
import { subscriptions } from './schema/subscription.ts'
import { uploads } from './schema/upload.ts'

const NAME = '솔바람상회 새 이름'
const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 7) }])

const draft: DraftContent = {
  terms: [],
  form: emptyForm({
    serviceCode: 'SSO',
    planCode: 'PRO',
    userCount: 10,
    paymentCycle: 'M',
    currency: 'KRW',
  }),
  rnImgViewInfo: null,
  ddlImgViewInfo: null,
}
const withCompany = (content: DraftContent): DraftContent => ({ ...content, companyProfileId: NAME })

/**
 * The change of one transaction, and the row that the other transaction locks and then reads, with the
 * expected result.
 */
type Meeting = {
  change: (tx: Tx) => Promise<unknown>
  lockAndRead: (tx: Tx) => Promise<unknown>
  sees: unknown
}

describeEngines('a lock of a row that another transaction changes', (engine) => {
  const clock = createTestClock(new Date('2026-11-24T03:00:00Z'))
  const createdAt = new Date(clock.now().getTime() - 20 * DAY_MS)
  const startAt = new Date('2026-11-25T01:00:00Z')
  const db = () => engine.database().db
  const ids = {
    company: '',
    member: '',
    app: '',
    level: '',
    admin: '',
    subscription: '',
    grant: '',
    request: '',
    draft: '',
  }
  const viewer = () => ({ memberId: ids.member, companyId: ids.company })

  beforeEach(async () => {
    ids.company = await insertCompany(db(), { createdAt })
    const companyId = ids.company
    ids.member = (await insertMember(db(), { createdAt, companyId })).id
    const memberId = ids.member
    await giveRole(db(), memberId, 'staff')
    const { appId, levelId } = await insertAppWithLevel(db(), { administers: true })
    Object.assign(ids, { app: appId, level: levelId })
    ids.subscription = (await insertSubscription(db(), box, { companyId, memberId, now: clock.now() })).id
    ids.grant = await insertGrant(db(), { memberId, levelId, startAt: createdAt, endDate: '2026-12-31' })
    ids.request = await insertAccessRequest(db(), { memberId, levelId, requestedAt: clock.now() })
    ids.draft = (await draftStore({ db: db(), box, clock }).begin(memberId, draft)).id
    await db().delete(counselSlots)
    await db().insert(counselSlots).values({ startAt })
  })

  const rename = (tx: Tx) => tx.update(companies).set({ name: NAME }).where(eq(companies.id, ids.company))
  const nameOf = async (tx: Tx) =>
    (await tx.select().from(companies).where(eq(companies.id, ids.company)))[0]!.name
  const activate = (tx: Tx) =>
    tx
      .update(subscriptions)
      .set({ subscriptionState: 'PAST_DUE' })
      .where(eq(subscriptions.id, ids.subscription))
  const stateOf = async (tx: Tx) =>
    (await tx.select().from(subscriptions).where(eq(subscriptions.id, ids.subscription)))[0]!
      .subscriptionState
  const pause = (tx: Tx) =>
    tx
      .update(accessGrants)
      .set({ useStatus: 'PAUSE', pauseOrigin: 'USER' })
      .where(eq(accessGrants.id, ids.grant))
  const takeBack = (tx: Tx) =>
    tx
      .update(accessRequests)
      .set({ approvalResult: 'REJECTED', closeReason: 'WITHDRAWN' })
      .where(eq(accessRequests.id, ids.request))
  const drafts = (tx: Tx) => draftStore({ db: tx, box, clock })

  const meetings: Record<string, Meeting> = {
    'the staff': {
      change: (tx) => tx.delete(memberRoles),
      lockAndRead: (tx) => staffStore(tx).lockStaff(),
      sees: [],
    },
    'a company': {
      change: rename,
      lockAndRead: async (tx) => (await companyStore(tx).lock(ids.company))?.name,
      sees: NAME,
    },
    'a company and that of a member': {
      change: rename,
      lockAndRead: async (tx) => (await companyStore(tx).lockWith(null, ids.member), nameOf(tx)),
      sees: NAME,
    },
    'the company of an app’s settings': {
      change: rename,
      lockAndRead: async (tx) => (await policyChanges(tx).lockOwner(ids.company), nameOf(tx)),
      sees: NAME,
    },
    'the apps of the operator': {
      change: async (tx) => {
        await policyChanges(tx).lockOwner(null)
        await rename(tx)
      },
      lockAndRead: async (tx) => (await policyChanges(tx).lockOwner(null), nameOf(tx)),
      sees: NAME,
    },
    'the company of a member who leaves': {
      change: rename,
      lockAndRead: async (tx) => (await lockLeaver(tx, ids.member), nameOf(tx)),
      sees: NAME,
    },
    'the subscription of a member who leaves': {
      change: activate,
      lockAndRead: async (tx) => (await lockLeaver(tx, ids.member), stateOf(tx)),
      sees: 'PAST_DUE',
    },
    'a member who leaves': {
      change: (tx) => tx.update(members).set({ name: '송나라' }).where(eq(members.id, ids.member)),
      lockAndRead: async (tx) => (await lockLeaver(tx, ids.member))?.name,
      sees: '송나라',
    },
    'a subscription': {
      change: activate,
      lockAndRead: async (tx) => (await cancelStore(tx).lock(viewer(), ids.subscription))?.subscriptionState,
      sees: 'PAST_DUE',
    },
    'a slot of a counsel': {
      change: (tx) => tx.update(counselSlots).set({ closedAt: clock.now() }),
      lockAndRead: async (tx) => {
        await slotStore(tx).lock({ keyHash: 'none', startAt })
        return (await tx.select().from(counselSlots))[0]?.closedAt
      },
      sees: clock.now(),
    },
    'a draft': {
      change: (tx) => drafts(tx).change(ids.member, ids.draft, withCompany),
      lockAndRead: async (tx) =>
        (await drafts(tx).change(ids.member, ids.draft, (content) => content)).content,
      sees: withCompany(draft),
    },
    'the last permission for a level': {
      change: pause,
      lockAndRead: async (tx) => (await grantStore(tx).lockLast(ids.member, ids.level))?.useStatus,
      sees: 'PAUSE',
    },
    'a permission': {
      change: pause,
      lockAndRead: async (tx) => (await grantStore(tx).lockOf(ids.grant, ids.company))?.useStatus,
      sees: 'PAUSE',
    },
    'the administrators of an app': {
      change: (tx) =>
        tx
          .update(accessGrants)
          .set({ useStatus: 'EXPIRE', endReason: 'RELEASED' })
          .where(eq(accessGrants.id, ids.grant)),
      lockAndRead: (tx) => grantStore(tx).lockAdmins(ids.app, ids.company, '2026-11-24'),
      sees: [],
    },
    'a request': {
      change: takeBack,
      lockAndRead: (tx) => requestStore(tx).lock(ids.request),
      sees: false,
    },
    'a request that waits': {
      change: takeBack,
      lockAndRead: async (tx) => (await requestStore(tx).lockWaiting(ids.member, ids.level))?.id,
      sees: undefined,
    },
    'a request that is being made': {
      change: async (tx) => {
        await requestStore(tx).lockWaiting(ids.member, ids.level)
        await takeBack(tx)
        const row = { memberId: ids.member, levelId: ids.level, requestedAt: clock.now() }
        await tx.insert(accessRequests).values(requestRow({ ...row, reason: NAME }))
      },
      lockAndRead: async (tx) => (await requestStore(tx).lockWaiting(ids.member, ids.level))?.reason,
      sees: NAME,
    },
  }

  const cases = Object.entries(meetings)
  it.each(cases)(
    'waits for that transaction and sees its change: %s',
    async (_, { change, lockAndRead, sees }) => {
      expect(await whileHeld(engine, change, () => db().transaction(lockAndRead))).toEqual(sees)
    },
  )

  it('locks files in a fixed order, so that two forms with the same files cannot block each other', async () => {
    const files = [newToken(), newToken()].toSorted((one, other) =>
      hashToken(one).localeCompare(hashToken(other)),
    )
    const [first, last] = files as [string, string]
    const store = uploadStore(db())
    const file = { purpose: 'inquiry', fileName: 'a.pdf', contentType: 'application/pdf', size: 1 } as const
    // The row with the later key is inserted first, so that an update without ordered locks would begin with it.
    for (const fileId of [last, first])
      await store.add(fileId, { ...file, fileKey: fileId, createdAt: clock.now(), senderId: ids.member })
    const rowOf = (tx: Tx, fileId: string) =>
      tx
        .select({ fileKey: uploads.fileKey })
        .from(uploads)
        .where(eq(uploads.fileKey, fileId))
        .for('update', { skipLocked: true })
    let free: unknown
    const attached = await whileHeld(
      engine,
      (tx) => rowOf(tx, last),
      () =>
        db().transaction((tx) =>
          store.attach(tx, files, 'inquiry', { now: clock.now(), since: createdAt, senderId: ids.member }),
        ),
      async (tx) => void (free = await rowOf(tx, first)),
    )
    expect(attached.size).toBe(2)
    // The embedded engine has one connection, so the transaction that attaches the files has not started, and
    // the row of the first file is not locked yet.
    expect(free).toEqual(engine.name === 'embedded' ? [{ fileKey: first }] : [])
  })
})
