import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import type { KnownDetailsMatch } from '#domain/company/details.ts'
import {
  type DetailsQuestion,
  type Registry,
  RegistryUnavailable,
} from '#server/business-registry/registry.ts'
import { companies } from '#server/db/schema/company.ts'
import { detailsChecks } from '#server/db/schema/details-check.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld, newBusinessNumber } from '#server/testing/company-world.ts'
import { describeEngines, testLog } from '#server/testing/engines.ts'
import { insertCompany } from '#worlds/company.ts'
import { checkDetails } from './details-check.jobs.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const givenDetails = { representative: '이지호', foundedOn: '2019-03-04' }
const corrections: Partial<DetailsQuestion>[] = [
  { representative: '한가람' },
  { foundedOn: '2020-01-02' },
  { rnno: newBusinessNumber() },
]

describeEngines('the check of the representative and the day of opening', (engine) => {
  const world = companyWorld(engine)
  const { db, call, noticesTo } = world
  const advanceSeconds = (seconds: number) => world.portal().clock.pass(seconds)
  let asked: DetailsQuestion[][]
  let answer: KnownDetailsMatch
  let mood: 'ANSWERS' | 'FAILS' | 'LEAVES_OUT'
  let meanwhile: () => Promise<unknown>
  const registry: Registry = {
    statesOf: () => Promise.resolve(new Map()),
    async matchesOf(questions) {
      asked.push([...questions])
      await meanwhile()
      if (mood === 'FAILS') throw new RegistryUnavailable('It is away.')
      return new Map(mood === 'ANSWERS' ? questions.map(({ rnno }) => [rnno, answer]) : [])
    },
  }
  const run = (node = engine.database()) => checkDetails({ ...world.sweeper(node), log: testLog, registry })
  const storedCheck = async () =>
    (await db().select().from(detailsChecks).where(eq(detailsChecks.companyId, world.ids.company)))[0]
  const setDetails = (values: Partial<typeof companies.$inferInsert>) =>
    db().update(companies).set(values).where(eq(companies.id, world.ids.company))
  const question = (values: Partial<DetailsQuestion> = {}) => ({
    rnno: world.company.rnno,
    ...givenDetails,
    ...values,
  })

  beforeEach(async () => {
    await db().delete(detailsChecks)
    await db().update(companies).set({ representative: null }).where(ne(companies.id, world.ids.company))
    await setDetails({ ...givenDetails, version: 1 })
    asked = []
    answer = 'MATCHES'
    mood = 'ANSWERS'
    meanwhile = () => Promise.resolve()
  })

  describe('asks', () => {
    it('once after both values are given, and again after thirty days', async () => {
      await run()
      await run()
      advanceSeconds(30 * DAY - 1)
      await run()
      expect(asked).toEqual([[question()]])
      advanceSeconds(1)
      await run()
      expect(asked).toEqual([[question()], [question()]])
      expect(await storedCheck()).toMatchObject({ match: 'MATCHES', checkedAt: world.portal().clock.now() })
    })

    it.each([{ representative: null }, { foundedOn: null }, { rnno: '-' }])(
      'nothing if the details are %j, and removes the former answer',
      async (values) => {
        await run()
        await setDetails(values)
        advanceSeconds(30 * DAY)
        await run()
        expect(asked).toHaveLength(1)
        expect(await storedCheck()).toBeUndefined()
      },
    )

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
      expect(asked).toEqual([[question()]])
    })

    it('about each number once at a time, also if two companies have it', async () => {
      const createdAt = world.portal().clock.now()
      const otherDetails = { representative: '한가람', foundedOn: '2020-01-02' }
      await insertCompany(db(), { rnno: world.company.rnno, createdAt, ...otherDetails })
      await run()
      expect(asked.map((questions) => questions.length)).toEqual([1, 1])
      expect(asked.flat().map(({ representative }) => representative)).toEqual(
        expect.arrayContaining(['이지호', '한가람']),
      )
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
          expect(asked).toHaveLength(times)
        }
        expect(await storedCheck()).toMatchObject({ match: 'MATCHES', checkedAt, attempts: 3 })
        advanceSeconds(4 * MINUTE)
        mood = 'ANSWERS'
        await run()
        expect(await storedCheck()).toMatchObject({ attempts: 0, checkedAt: world.portal().clock.now() })
      },
    )

    it.each(corrections)('again if a value is corrected during the query: %j', async (values) => {
      const seller = await sellingStaff()
      meanwhile = () => setDetails(values)
      answer = 'DIFFERS'
      await run()
      expect(await storedCheck()).toMatchObject({ match: null })
      expect(await noticesTo(seller)).toEqual([])
      meanwhile = () => Promise.resolve()
      answer = 'MATCHES'
      await run()
      expect(asked).toEqual([[question()], [question(values)]])
      expect(await storedCheck()).toMatchObject({ ...values, match: 'MATCHES' })
    })

    it('never if no registry is configured', async () => {
      await checkDetails({ ...world.sweeper(), log: testLog, registry: undefined })
      expect(await storedCheck()).toBeUndefined()
    })
  })

  async function sellingStaff(): Promise<Person> {
    await db().delete(memberRoles).where(eq(memberRoles.role, 'staff'))
    const seller = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['SELLS'] })
      .where(eq(memberRoles.memberId, seller.memberId))
    return seller
  }

  it('notifies the staff with the role SELLS once of a difference, and again after a match or a correction', async () => {
    const seller = await sellingStaff()
    const differenceSubject = '사업자등록 정보가 국세청과 다른 회사가 있습니다'
    const nextMonth = async (next: KnownDetailsMatch) => {
      advanceSeconds(30 * DAY)
      answer = next
      await run()
    }
    for (const next of ['MATCHES', 'DIFFERS', 'DIFFERS'] as const) await nextMonth(next)
    expect(await noticesTo(seller)).toEqual([differenceSubject])
    for (const next of ['MATCHES', 'DIFFERS'] as const) await nextMonth(next)
    expect(await noticesTo(seller)).toEqual([differenceSubject, differenceSubject])
    await setDetails({ foundedOn: '2019-03-05' })
    await nextMonth('DIFFERS')
    expect(await noticesTo(seller)).toEqual([differenceSubject, differenceSubject, differenceSubject])
  })

  describe('by the staff', () => {
    const staffOfCompany = async () => {
      const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
      await db().update(companies).set({ representative: null }).where(ne(companies.id, world.ids.company))
      await world.openCompany(staff)
      return staff
    }
    const shown = async (staff: Person) =>
      (await call('getAdminCompany', { companyId: world.ids.company }, staff)).data.details
    const set = (staff: Person, more: Partial<Input<'setCompanyDetails'>> = {}) =>
      call('setCompanyDetails', { companyId: world.ids.company, version: 1, ...givenDetails, ...more }, staff)

    it('shows only the answer about the present values', async () => {
      const staff = await staffOfCompany()
      const uncheckedState = { detailsMatch: 'UNCHECKED', checkedAt: null }
      expect(await shown(staff)).toMatchObject({ ...givenDetails, version: 1, ...uncheckedState })
      answer = 'DIFFERS'
      await run()
      expect(await shown(staff)).toMatchObject({
        detailsMatch: 'DIFFERS',
        uncheckedReason: null,
        checkedAt: expect.stringMatching(/\+09:00$/),
      })
      await set(staff, { representative: ' 한  가람 ' })
      expect(await shown(staff)).toMatchObject({ representative: '한 가람', version: 2, ...uncheckedState })
      await run()
      expect(asked.at(-1)).toEqual([question({ representative: '한 가람' })])
    })

    it('is stored by one of two concurrent calls, and unchanged values make no new version', async () => {
      const staff = await staffOfCompany()
      const answers = await Promise.all([
        set(staff, { representative: '한가람' }),
        set(staff, { foundedOn: '2020-01-02' }),
      ])
      expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([200, 6031])
      const now = await shown(staff)
      const laterAnswer = await set(staff, {
        version: now.version,
        representative: now.representative,
        foundedOn: now.foundedOn,
      })
      expect(laterAnswer.data.version).toBe(now.version)
    })

    it.each<Partial<Input<'setCompanyDetails'>>>([
      { representative: '이지호1' },
      { foundedOn: '2026-02-30' },
      { foundedOn: '2999-12-31' },
    ])('cannot be %j', async (more) => {
      const staff = await staffOfCompany()
      expect((await set(staff, more)).code).toBeGreaterThanOrEqual(400)
      expect(await shown(staff)).toMatchObject({ ...givenDetails, version: 1 })
    })

    it('needs a reason given on the same day', async () => {
      const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
      expect((await set(staff)).code).toBe(6036)
    })
  })
})
