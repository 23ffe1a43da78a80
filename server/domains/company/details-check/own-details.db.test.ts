import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { companies } from '#server/db/schema/company.ts'
import { detailsChecks } from '#server/db/schema/details-check.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines, testLog } from '#server/testing/engines.ts'
import { checkDetails } from './details-check.jobs.ts'

const givenDetails = { representative: '이지호', foundedOn: '2019-03-04' }

describeEngines('the details of a company, by its owner', (engine) => {
  const world = companyWorld(engine)
  const { db, call } = world
  const save = (
    owner: Parameters<typeof call>[2],
    version: number,
    more: Partial<Input<'saveCompanyDetails'>> = {},
  ) => call('saveCompanyDetails', { version, ...givenDetails, ...more }, owner)

  beforeEach(async () => {
    await db().delete(detailsChecks)
    await db()
      .update(companies)
      .set({ representative: null, foundedOn: null, version: 1 })
      .where(eq(companies.id, world.ids.company))
  })

  it('are stored, checked by the job, and shown with the answer and its day', async () => {
    const owner = await world.owner()
    const read = async () => (await call('getCompanyDetails', {}, owner)).data
    expect(await read()).toMatchObject({ version: 1, representative: null, detailsMatch: 'UNCHECKED' })
    const saved = await save(owner, 1, { representative: ' 이  지호 ' })
    expect(saved.data).toMatchObject({
      version: 2,
      representative: '이 지호',
      foundedOn: givenDetails.foundedOn,
    })
    const askedNumbers: string[] = []
    await checkDetails({
      ...world.sweeper(engine.database()),
      log: testLog,
      registry: {
        statesOf: () => Promise.resolve(new Map()),
        matchesOf(questions) {
          askedNumbers.push(...questions.map(({ representative }) => representative))
          return Promise.resolve(new Map(questions.map(({ rnno }) => [rnno, 'MATCHES'] as const)))
        },
      },
    })
    expect(askedNumbers).toContain('이 지호')
    expect(await read()).toMatchObject({
      detailsMatch: 'MATCHES',
      uncheckedReason: null,
      checkedAt: expect.stringMatching(/\+09:00$/),
    })
    // The former answer is about the former values, so it does not apply any more.
    expect((await save(owner, 2, { foundedOn: '2020-01-02' })).data.detailsMatch).toBe('UNCHECKED')
  })

  it('are stored by one of two owners at once, and the other owner is refused', async () => {
    const [owner, other] = [await world.owner(), await world.owner()]
    const answers = await Promise.all([
      save(owner, 1, { representative: '한가람' }),
      save(other, 1, { foundedOn: '2020-01-02' }),
    ])
    expect(answers.map(({ code }) => code).sort((one, next) => one - next)).toEqual([200, 6004])
  })

  it.each<Partial<Input<'saveCompanyDetails'>>>([
    { representative: '이지호1' },
    { foundedOn: '2026-02-30' },
    { foundedOn: '2999-12-31' },
  ])('cannot be %j', async (more) => {
    const owner = await world.owner()
    expect((await save(owner, 1, more)).code).toBeGreaterThanOrEqual(400)
    expect((await call('getCompanyDetails', {}, owner)).data).toMatchObject({
      version: 1,
      representative: null,
    })
  })

  it('can be neither read nor saved by a member who is not an owner', async () => {
    const member = await world.person({ roles: ['securityAdmin', 'appAdmin'] })
    expect((await call('getCompanyDetails', {}, member)).code).toBe(6002)
    expect((await save(member, 1)).code).toBe(6002)
  })

  it('are recorded in the audit without their values', async () => {
    const owner = await world.owner()
    await save(owner, 1)
    const rows = await db().select().from(auditRecords).where(eq(auditRecords.memberId, owner.memberId))
    const row = rows.find(({ operation }) => operation === 'saveCompanyDetails')
    expect(row).toBeDefined()
    expect(JSON.stringify(row)).not.toContain(givenDetails.representative)
  })
})
