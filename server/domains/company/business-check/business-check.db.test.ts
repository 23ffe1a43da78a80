import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type ListedBusiness,
  NUMBERS_A_CALL,
  type Registry,
  RegistryUnavailable,
} from '#server/business-registry/registry.ts'
import { businessChecks } from '#server/db/schema/business-check.ts'
import { companies } from '#server/db/schema/company.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld, newBusinessNumber } from '#server/testing/company-world.ts'
import { describeEngines, testLog } from '#server/testing/engines.ts'
import { insertCompany } from '#worlds/company.ts'
import { checkBusinesses } from './business-check.jobs.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const activeBusiness: ListedBusiness = { state: 'ACTIVE', taxType: '부가가치세 일반과세자', closedOn: null }
const suspendedBusiness: ListedBusiness = { ...activeBusiness, state: 'SUSPENDED' }
const closedBusiness: ListedBusiness = { ...activeBusiness, state: 'CLOSED', closedOn: '2026-10-31' }

describeEngines('the check of a business number', (engine) => {
  const world = companyWorld(engine)
  const { db, call, owner, noticesTo } = world
  const advanceSeconds = (seconds: number) => world.portal().clock.pass(seconds)
  /** The business numbers of each call. */
  let asked: string[][]
  let answer: ListedBusiness
  let mood: 'ANSWERS' | 'FAILS' | 'LEAVES_OUT'
  let meanwhile: () => Promise<unknown>
  const registry: Registry = {
    async statesOf(numbers) {
      asked.push([...numbers])
      await meanwhile()
      if (mood === 'FAILS') throw new RegistryUnavailable('It is away.')
      return new Map(mood === 'ANSWERS' ? numbers.map((number) => [number, answer]) : [])
    },
    matchesOf: () => Promise.resolve(new Map()),
  }
  const run = (node = engine.database()) =>
    checkBusinesses({ ...world.sweeper(node), log: testLog, registry })
  const timesAsked = (rnno: string) => asked.flat().filter((number) => number === rnno).length
  const storedCheck = async () =>
    (await db().select().from(businessChecks).where(eq(businessChecks.companyId, world.ids.company)))[0]
  const correctNumber = (rnno: string) =>
    db().update(companies).set({ rnno }).where(eq(companies.id, world.ids.company))

  beforeEach(async () => {
    await db().delete(businessChecks)
    await db().delete(subscriptions)
    // Companies of other tests have no business number that the check asks about.
    await db().update(companies).set({ rnno: '-' }).where(ne(companies.id, world.ids.company))
    asked = []
    answer = activeBusiness
    mood = 'ANSWERS'
    meanwhile = () => Promise.resolve()
  })

  describe('asks', () => {
    it('once after the company appears, and again after thirty days', async () => {
      await run()
      await run()
      advanceSeconds(30 * DAY - 1)
      await run()
      expect(asked).toEqual([[world.company.rnno]])
      advanceSeconds(1)
      await run()
      expect(asked).toEqual([[world.company.rnno], [world.company.rnno]])
      expect(await storedCheck()).toMatchObject({
        ...activeBusiness,
        rnno: world.company.rnno,
        checkedAt: world.portal().clock.now(),
      })
    })

    it('by one node of several', async () => {
      const another = engine.name === 'postgresql' ? await engine.openAnother() : engine.database()
      let open = () => {}
      const heldCall = new Promise<void>((resolve) => (open = resolve))
      meanwhile = () => heldCall
      const firstRuns = [run(), run(another), run(), run(another)]
      // Three of the runs find nothing to ask and end, while the call of the fourth is unanswered.
      await Promise.any(firstRuns)
      open()
      await Promise.all(firstRuns)
      if (another !== engine.database()) await another.close()
      expect(asked).toEqual([[world.company.rnno]])
    })

    it('a hundred numbers at a time, each number once', async () => {
      const createdAt = world.portal().clock.now()
      for (let made = 0; made < NUMBERS_A_CALL; made += 1)
        await insertCompany(db(), { rnno: newBusinessNumber(), createdAt })
      await run()
      expect(asked.map((numbers) => numbers.length)).toEqual([NUMBERS_A_CALL, 1])
      expect(new Set(asked.flat()).size).toBe(NUMBERS_A_CALL + 1)
    })

    it.each(['FAILS', 'LEAVES_OUT'] as const)(
      'again after increasing pauses while the registry %s, and the last answer remains',
      async (trouble) => {
        await run()
        const { checkedAt } = (await storedCheck())!
        advanceSeconds(30 * DAY)
        mood = trouble
        for (const [pause, times] of [
          [0, 2],
          [MINUTE - 1, 2],
          [1, 3],
          [2 * MINUTE - 1, 3],
          [1, 4],
        ] as const) {
          advanceSeconds(pause)
          await run()
          expect(timesAsked(world.company.rnno)).toBe(times)
        }
        expect(await storedCheck()).toMatchObject({ state: 'ACTIVE', checkedAt, attempts: 3 })
        advanceSeconds(4 * MINUTE)
        mood = 'ANSWERS'
        await run()
        expect(await storedCheck()).toMatchObject({ attempts: 0, checkedAt: world.portal().clock.now() })
      },
    )

    it('at once after the number was corrected, and the former answer is removed', async () => {
      answer = closedBusiness
      await run()
      const rnno = newBusinessNumber()
      await correctNumber(rnno)
      answer = activeBusiness
      mood = 'FAILS'
      await run()
      expect(await storedCheck()).toMatchObject({ rnno, state: null, closedOn: null, checkedAt: null })
      advanceSeconds(MINUTE)
      mood = 'ANSWERS'
      await run()
      expect(timesAsked(rnno)).toBe(2)
      expect(await storedCheck()).toMatchObject({ rnno, ...activeBusiness })
    })

    it('again if the number is corrected during the query; the answer to that query is ignored', async () => {
      const boss = await owner()
      const biller = await billingStaff()
      await world.subscribe(boss)
      const rnno = newBusinessNumber()
      meanwhile = () => correctNumber(rnno)
      answer = closedBusiness
      await run()
      expect(await storedCheck()).toMatchObject({ rnno: world.company.rnno, state: null })
      expect(await noticesTo(biller)).toEqual([])
      meanwhile = () => Promise.resolve()
      answer = activeBusiness
      await run()
      expect(await storedCheck()).toMatchObject({ rnno, ...activeBusiness })
      expect(asked).toEqual([[world.company.rnno], [rnno]])
    })

    it('never if no registry is configured', async () => {
      await checkBusinesses({ ...world.sweeper(), log: testLog, registry: undefined })
      expect(await storedCheck()).toBeUndefined()
    })
  })

  async function billingStaff(): Promise<Person> {
    await db().delete(memberRoles).where(eq(memberRoles.role, 'staff'))
    const biller = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['BILLS'] })
      .where(eq(memberRoles.memberId, biller.memberId))
    await db().update(companies).set({ rnno: '-' }).where(ne(companies.id, world.ids.company))
    return biller
  }

  describe('notifies the staff with the role BILLS', () => {
    const isClosed = '폐업한 회사에 이용 중인 구독이 있습니다'
    const isSuspended = '휴업한 회사에 이용 중인 구독이 있습니다'
    const nextMonth = async (next: ListedBusiness) => {
      advanceSeconds(30 * DAY)
      answer = next
      await run()
    }

    it('once for each state, and again after the business was active in between', async () => {
      const [boss, biller] = [await owner(), await billingStaff()]
      await world.subscribe(boss)
      await run()
      expect(await noticesTo(biller)).toEqual([])
      for (const next of [
        suspendedBusiness,
        suspendedBusiness,
        closedBusiness,
        closedBusiness,
        activeBusiness,
        closedBusiness,
      ])
        await nextMonth(next)
      expect(await noticesTo(biller)).toEqual([isSuspended, isClosed, isClosed])
      expect(await noticesTo(boss)).toEqual([])
    })

    it('again after the number was corrected', async () => {
      const [boss, biller] = [await owner(), await billingStaff()]
      await world.subscribe(boss)
      await nextMonth(closedBusiness)
      await correctNumber(newBusinessNumber())
      await nextMonth(closedBusiness)
      expect(await noticesTo(biller)).toEqual([isClosed, isClosed])
    })

    it('only while a subscription of the company runs', async () => {
      const [boss, biller] = [await owner(), await billingStaff()]
      await world.subscribe(boss, 'REQUESTED')
      await world.subscribe(boss, 'ENDED')
      await nextMonth(closedBusiness)
      expect(await noticesTo(biller)).toEqual([])
      await world.subscribe(boss)
      await nextMonth(closedBusiness)
      await nextMonth(closedBusiness)
      expect(await noticesTo(biller)).toEqual([isClosed])
    })
  })

  it('is shown to the staff on the page of the company, only for the current number', async () => {
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    await world.openCompany(staff)
    const shown = async () =>
      (await call('getAdminCompany', { companyId: world.ids.company }, staff)).data.businessCheck
    const uncheckedState = { businessState: 'UNCHECKED', closedOn: null, checkedAt: null }
    expect(await shown()).toEqual(uncheckedState)
    answer = closedBusiness
    await run()
    expect(await shown()).toEqual({
      businessState: 'CLOSED',
      closedOn: '2026-10-31',
      checkedAt: expect.stringMatching(/\+09:00$/),
    })
    await correctNumber(newBusinessNumber())
    expect(await shown()).toEqual(uncheckedState)
  })
})
