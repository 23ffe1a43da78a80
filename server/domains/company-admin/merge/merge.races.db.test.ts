import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { managingCallsIn } from '#server/testing/managing-calls.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { insertCompany } from '#worlds/company.ts'

const rounds = Array.from({ length: Number(process.env['ROUNDS'] ?? 6) }, (_, index) => index)

/** Writes of members during a merge of their company. */
describeEngines('data that is written during a merge', (engine) => {
  const world = companyWorld(engine)
  const { calls } = managingCallsIn(engine, world)
  const { db, call, owner } = world
  let [boss, staff]: Person[] = []
  let fromId: string
  beforeEach(async () => {
    await owner()
    const createdAt = world.portal().clock.now()
    fromId = await insertCompany(db(), { rnno: world.company.rnno, everybodyMay: false, createdAt })
    boss = await owner({ companyId: fromId })
    staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
  })
  const merge = () =>
    call(
      'mergeCompanies',
      {
        companyId: fromId,
        version: 1,
        intoId: world.ids.company,
        intoVersion: 1,
        mistakenYn: 'N',
        reason: '같은 회사입니다.',
      },
      staff!,
    )
  const holder = () => ({ ...boss!, companyId: fromId })
  /** Expects no rows of the company that ended. */
  async function expectNothingLeft(): Promise<void> {
    for (const [table, column] of [
      [members, members.companyId],
      [subscriptions, subscriptions.companyId],
      [trials, trials.companyId],
      [companyOffers, companyOffers.companyId],
      [bills, bills.ownerId],
    ] as const)
      expect(await db().$count(table, eq(column, fromId))).toBe(0)
  }

  it.each(rounds)(
    'a subscription, a trial and an invitation belong to the remaining company (%i)',
    async () => {
      const [request, trial] = [await calls.requestSubscription(holder()), await calls.requestTrial(holder())]
      const guest = await world.outsider()
      const [merged, ...written] = await Promise.all([
        merge(),
        call('requestSubscription', request, boss!),
        call('requestTrial', trial, boss!),
        world.invite(boss!, guest),
      ])
      expect(merged.code).toBe(200)
      for (const { status } of written) expect(status).toBeLessThan(500)
      await expectNothingLeft()
      const rows = await db().select().from(subscriptions).where(eq(subscriptions.memberId, boss!.memberId))
      expect(rows).toHaveLength(written[0].code === 200 ? 1 : 0)
      for (const { companyId } of rows) expect(companyId).toBe(world.ids.company)
    },
  )

  it.each(rounds)('a bill is paid once, and belongs to the remaining company (%i)', async () => {
    const input = await calls.payBill(holder())
    const [merged, paid] = await Promise.all([merge(), call('payBill', input, boss!)])
    expect([200, 6044]).toContain(merged.code)
    expect(paid.status).toBeLessThan(500)
    if (merged.code !== 200) expect((await merge()).code).toBe(200)
    await expectNothingLeft()
    const secondAnswer = await call('payBill', input, boss!)
    expect([paid.code, secondAnswer.code].filter((code) => code === 200)).toHaveLength(1)
    const [bill] = await db().select().from(bills).where(eq(bills.id, input.billId))
    expect(bill).toMatchObject({ billState: 'PAID', ownerId: world.ids.company })
  })

  it.each(rounds)(
    'a person who joins is in the remaining company, and a person who leaves is in no company (%i)',
    async () => {
      const [guest, leaver] = [await world.outsider(), await world.person({ companyId: fromId })]
      const offer = await world.invite(boss!, guest)
      const [merged, came, gone] = await Promise.all([
        merge(),
        world.accept(guest, offer),
        world.leave(leaver),
      ])
      expect(merged.code).toBe(200)
      for (const { status } of [came, gone]) expect(status).toBeLessThan(500)
      expect(await world.companyOf(guest)).toBe(came.code === 200 ? world.ids.company : null)
      expect(await world.companyOf(leaver)).toBe(gone.code === 200 ? null : world.ids.company)
      await expectNothingLeft()
    },
  )

  it('a row for the company that ends waits, and is stored for the remaining company', async () => {
    const row = {
      id: randomUUID(),
      serviceCode: 'SSO',
      trialState: 'RUNNING',
      startDate: '2026-11-01',
    } as const
    const trialFields = { endDate: '2026-11-14', requestedAt: world.portal().clock.now() }
    await whileHeld(
      engine,
      async (tx) => {
        await tx.select().from(companies).where(eq(companies.id, fromId)).for('update')
        await tx.update(companies).set({ mergedIntoId: world.ids.company }).where(eq(companies.id, fromId))
      },
      async () =>
        void (await db()
          .insert(trials)
          .values({ ...row, ...trialFields, companyId: fromId })),
    )
    expect((await db().select().from(trials).where(eq(trials.id, row.id)))[0]!.companyId).toBe(
      world.ids.company,
    )
  })

  it('a session of a moved person acts for the remaining company from its next call on', async () => {
    expect((await merge()).code).toBe(200)
    expect((await world.own(boss!)).company).toMatchObject({ peopleCount: 2, roles: ['BILLING_MANAGER'] })
    expect(await db().$count(companyRoles, eq(companyRoles.memberId, boss!.memberId))).toBe(1)
  })
})
