import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { sweepAccess } from '#server/domains/access/access.sweeper.ts'
import { grantStore } from '#server/domains/access/grants/grants.store.ts'
import { requestStore } from '#server/domains/access/requests/requests.store.ts'
import { businessCheckStore } from '#server/domains/company/business-check/business-check.store.ts'
import { detailsCheckStore } from '#server/domains/company/details-check/details-check.store.ts'
import { joinStore } from '#server/domains/company/join.store.ts'
import { offerStore } from '#server/domains/company/offer.store.ts'
import { remindOfTomorrow } from '#server/domains/counsel/counsel.reminders.ts'
import { adminSubscriptionStore } from '#server/domains/subscription/subscription.admin.store.ts'
import { trialStore } from '#server/domains/trial/trial.store.ts'
import { counselMails } from '#server/messages/counsel-texts.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { newBusinessNumber } from '#server/testing/company-world.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { grantRow, insertAppWithLevel, insertDelegation, requestRow } from '#worlds/access.ts'
import { insertBusinessCheck, insertDetailsCheck } from '#worlds/business-check.ts'
import { insertCompany, offerRow } from '#worlds/company.ts'
import { insertCounsel } from '#worlds/counsel.ts'
import { insertColleague, insertMember } from '#worlds/member.ts'
import { insertSubscription } from '#worlds/subscription.ts'
import type { Tx } from './once.ts'
import { accessDelegations } from './schema/access-delegation.ts'
import { accessGrants } from './schema/access-grant.ts'
import { accessRequests } from './schema/access-request.ts'
import { businessChecks } from './schema/business-check.ts'
import { companyOffers } from './schema/company-people.ts'
import { counsels } from './schema/counsel.ts'
import { detailsChecks } from './schema/details-check.ts'
import { mailQueue } from './schema/mail.ts'
import { subscriptions } from './schema/subscription.ts'
import { trials } from './schema/trial.ts'

const ROW_LIMIT = 10
const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 7) }])

type Queue = {
  /** Inserts one of two rows for the job, which handles `first` before `second`. */
  put(which: 'first' | 'second', id: string): Promise<unknown>
  table:
    | typeof accessDelegations
    | typeof accessGrants
    | typeof accessRequests
    | typeof businessChecks
    | typeof companyOffers
    | typeof counsels
    | typeof detailsChecks
    | typeof mailQueue
    | typeof subscriptions
    | typeof trials
  /** Runs the job once and returns the handled rows among the given ones. */
  run(ids: string[]): Promise<string[]>
}

const keyOf = (table: Queue['table']) => ('id' in table ? table.id : table.companyId)

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id)

describeEngines('a row that another node handles', (engine) => {
  const clock = createTestClock(new Date('2026-11-24T03:00:00Z'))
  const today = kstDate(clock.now())
  const createdAt = new Date(clock.now().getTime() - 20 * DAY_MS)
  const db = () => engine.database().db
  const ids = { company: '', member: '', colleague: '', level: '' }
  const notices = { put: async () => true }
  const mails = { put: async () => {} }
  /** The due date of the first or the second row. */
  const dueOn = (which: 'first' | 'second') => addDays(today, which === 'first' ? -3 : -2)
  const dueAt = (which: 'first' | 'second') => new Date(`${dueOn(which)}T09:00:00+09:00`)

  beforeAll(async () => {
    ids.company = await insertCompany(db(), { createdAt })
    ids.member = (await insertMember(db(), { createdAt, companyId: ids.company })).id
    ids.colleague = (await insertColleague(db(), { createdAt, companyId: ids.company })).id
    ids.level = (await insertAppWithLevel(db())).levelId
  })

  const memberFor = (which: 'first' | 'second') => (which === 'first' ? ids.member : ids.colleague)
  const putGrant = (which: 'first' | 'second', endDate: string, id: string) =>
    db()
      .insert(accessGrants)
      .values(grantRow({ id, memberId: memberFor(which), levelId: ids.level, startAt: createdAt, endDate }))
  const putOffer = (which: 'first' | 'second', id: string) =>
    db()
      .insert(companyOffers)
      .values(
        offerRow({
          id,
          companyId: ids.company,
          offerKind: 'JOIN',
          offerState: 'WAITING',
          createdAt,
          expiresAt: dueAt(which),
          memberId: memberFor(which),
        }),
      )
  const putTrial = (which: 'first' | 'second', id: string, day: Partial<typeof trials.$inferInsert>) =>
    db()
      .insert(trials)
      .values({
        id,
        companyId: ids.company,
        serviceCode: which === 'first' ? 'SSO' : 'MFA',
        trialState: 'RUNNING',
        startDate: addDays(today, -14),
        endDate: addDays(today, 1),
        requestedAt: createdAt,
        ...day,
      })

  async function putCheck(
    insert: typeof insertBusinessCheck | typeof insertDetailsCheck,
    which: 'first' | 'second',
    id: string,
  ) {
    const rnno = newBusinessNumber()
    await insertCompany(db(), { id, rnno, createdAt })
    await insert(db(), { companyId: id, rnno, checkedAt: createdAt, nextAskAt: dueAt(which) })
  }
  const companiesOf = async (take: (tx: Tx) => Promise<{ companyId: string }[]>) =>
    (await db().transaction(take)).map(({ companyId }) => companyId)

  const queues: Record<string, Queue> = {
    'a mail that is due': {
      table: mailQueue,
      put: (which, id) =>
        db()
          .insert(mailQueue)
          .values({
            id,
            mailBox: box.seal(JSON.stringify({ to: id, subject: '', text: '' }), 'mail'),
            createdAt,
            nextTryAt: dueAt(which),
          }),
      async run() {
        const recipients: string[] = []
        const messages = { sendMail: async ({ to }: { to: string }) => void recipients.push(to) }
        const log = createLog('silent')
        await createMailQueue({ db: db(), box, messages, clock, log, sender: demoSender }).deliver()
        return recipients
      },
    },
    'a number of a company to be checked': {
      table: businessChecks,
      put: (which, id) => putCheck(insertBusinessCheck, which, id),
      run: () => companiesOf((tx) => businessCheckStore(db()).take(tx, clock.now())),
    },
    'details of a company to be checked': {
      table: detailsChecks,
      put: (which, id) => putCheck(insertDetailsCheck, which, id),
      run: () => companiesOf((tx) => detailsCheckStore(db()).take(tx, clock.now())),
    },
    'an offer that is over': {
      table: companyOffers,
      put: putOffer,
      run: () => idsOf(offerStore(db()).expire(clock.now(), ROW_LIMIT)),
    },
    'a request to join that is taken back': {
      table: companyOffers,
      put: putOffer,
      async run(wanted) {
        const now = clock.now()
        await joinStore(db()).takeBackLateOf(ids.member, now)
        await joinStore(db()).takeBackLateOf(ids.colleague, now)
        const rows = await db().select().from(companyOffers).where(inArray(companyOffers.id, wanted))
        return rows.filter((row) => row.offerState === 'TAKEN_BACK').map(({ id }) => id)
      },
    },
    'a counsel of tomorrow': {
      table: counsels,
      put: (which, id) =>
        insertCounsel(db(), {
          id,
          startAt: new Date(`${addDays(today, 1)}T${which === 'first' ? 10 : 11}:00:00+09:00`),
          createdAt,
        }),
      async run(wanted) {
        await remindOfTomorrow({ db: db(), clock, mails, notices, texts: counselMails('http://localhost') })
        const rows = await db().select().from(counsels).where(inArray(counsels.id, wanted))
        return rows.filter((row) => row.remindedAt !== null).map(({ id }) => id)
      },
    },
    'a subscription whose last day is over': {
      table: subscriptions,
      put: (which, id) =>
        insertSubscription(
          db(),
          box,
          {
            id,
            companyId: ids.company,
            memberId: ids.member,
            now: clock.now(),
            subscriptionState: 'CANCEL_SCHEDULED',
          },
          { endDate: dueOn(which), nextBillDate: null },
        ),
      run: () => idsOf(adminSubscriptionStore(db()).end(today, ROW_LIMIT)),
    },
    'a trial whose last day is over': {
      table: trials,
      put: (which, id) => putTrial(which, id, { endDate: dueOn(which) }),
      run: () => idsOf(trialStore(db()).end(today, ROW_LIMIT)),
    },
    'a trial of which a reminder is due': {
      table: trials,
      put: (which, id) => putTrial(which, id, { nextReminderDate: dueOn(which) }),
      run: () => idsOf(trialStore(db()).lockToRemind(today, ROW_LIMIT)),
    },
    'a permission whose term is over': {
      table: accessGrants,
      put: (which, id) => putGrant(which, dueOn(which), id),
      run: () => idsOf(grantStore(db()).lockOver(today, ROW_LIMIT)),
    },
    'a permission that ends soon': {
      table: accessGrants,
      put: (which, id) => putGrant(which, addDays(today, which === 'first' ? 1 : 2), id),
      run: () => idsOf(grantStore(db()).lockEnding(today, addDays(today, 3), 3, ROW_LIMIT)),
    },
    'a request whose deadline is over': {
      table: accessRequests,
      put: (which, id) =>
        db()
          .insert(accessRequests)
          .values(
            requestRow({
              id,
              memberId: memberFor(which),
              levelId: ids.level,
              requestedAt: createdAt,
              deadlineAt: dueAt(which),
            }),
          ),
      run: () => idsOf(requestStore(db()).lockLate(clock.now(), ROW_LIMIT)),
    },
    'a delegation whose last day is over': {
      table: accessDelegations,
      put: (which, id) =>
        insertDelegation(db(), {
          id,
          memberId: memberFor(which),
          delegateId: memberFor(which === 'first' ? 'second' : 'first'),
          startDate: addDays(today, -9),
          endDate: dueOn(which),
          createdAt,
        }),
      async run(wanted) {
        await sweepAccess({ db: db(), clock, notices })
        const rows = await db().select().from(accessDelegations).where(inArray(accessDelegations.id, wanted))
        return rows.filter((row) => row.clearedAt !== null).map(({ id }) => id)
      },
    },
  }

  const cases = Object.entries(queues)
  it.each(cases)('is skipped: %s', async (_, { table, put, run }) => {
    await db().delete(table)
    const [first, second] = [randomUUID(), randomUUID()]
    await put('first', first)
    await put('second', second)
    const handled = await whileHeld(
      engine,
      (tx) =>
        tx
          .select({ id: keyOf(table) })
          .from(table)
          .where(eq(keyOf(table), first))
          .for('update'),
      () => run([first, second]),
    )
    // The embedded engine has one connection: the job runs after the transaction that locks the row.
    expect(handled.toSorted()).toEqual(engine.name === 'embedded' ? [first, second].toSorted() : [second])
  })
})
