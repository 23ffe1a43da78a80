import { beforeEach, expect, it } from 'vitest'
import { addDays, kstDate } from '#domain/dates.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { CATALOGUE_USAGE, catalogueCommand } from './catalogue-command.ts'
import { keepCatalogue } from './catalogue-store.ts'

describeEngines('the command for the catalogue', (engine) => {
  const clock = createTestClock()
  const today = kstDate(clock.now())
  const [sso, mfa] = demoCatalogue('너른들').services as [Catalogue['services'][0], Catalogue['services'][0]]
  const files: Record<string, string> = {}
  const readText = (path: string) => {
    if (files[path] === undefined) throw new Error('no such file')
    return files[path]
  }
  const run = (...args: string[]) => {
    const { db } = engine.database()
    const catalogue = keepCatalogue({ db, clock, fallback: () => ({ services: [] }) })
    return catalogueCommand({ db, clock, catalogue, readText }, args)
  }
  const set = (services: unknown[], ...more: string[]) => {
    files['catalogue.json'] = JSON.stringify({ services })
    return run('set', 'catalogue.json', ...more)
  }
  const printedCatalogue = async (...day: string[]) =>
    (JSON.parse((await run('show', ...day)).lines[0]!) as Catalogue).services
  const dearerService = {
    ...sso,
    plans: sso.plans.map((plan) => ({ ...plan, price: { ...plan.price, KRW: plan.price.KRW + 500 } })),
  }

  beforeEach(() => engine.database().db.delete(serviceEditions))

  it('fills the catalogue of an empty portal, and prints the services on sale', async () => {
    expect(await printedCatalogue()).toEqual([])
    expect((await set([sso, mfa])).exitCode).toBe(0)
    expect(await printedCatalogue()).toEqual([sso, mfa])
  })

  it('schedules a price, and ends the sale of services that the new catalogue does not contain', async () => {
    const laterDay = addDays(today, 30)
    await set([sso, mfa])
    expect((await set([dearerService], laterDay)).exitCode).toBe(0)
    expect(await printedCatalogue()).toEqual([sso, mfa])
    expect(await printedCatalogue(addDays(laterDay, -1))).toEqual([sso, mfa])
    expect(await printedCatalogue(laterDay)).toEqual([dearerService])
  })

  it('stores only one of two concurrent catalogues, and stores it completely', async () => {
    files['one.json'] = JSON.stringify({ services: [sso, mfa] })
    files['other.json'] = JSON.stringify({ services: [dearerService, mfa] })
    const answers = await Promise.allSettled([run('set', 'one.json'), run('set', 'other.json')])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect([
      [sso, mfa],
      [dearerService, mfa],
    ]).toContainEqual(await printedCatalogue())
  })

  it.each([
    ['a day in the past', [sso], [addDays(today, -1)], 'never begins in the past'],
    ['a day that is too far ahead', [sso], [addDays(today, 400)], 'more than a year ahead'],
    ['no service', [], [], 'no service'],
    ['a service without a plan', [{ ...sso, plans: [] }], [], 'no catalogue'],
    [
      'a price of zero',
      [{ ...sso, plans: [{ ...sso.plans[0], price: { KRW: 0, USD: 1 } }] }],
      [],
      'no catalogue',
    ],
    ['a service twice', [sso, sso], [], 'twice'],
    ['a plan twice', [{ ...sso, plans: [sso.plans[0], sso.plans[0]] }], [], 'twice'],
    [
      'a comparison with a gap',
      [{ ...sso, comparison: [{ label: '기기', values: ['1대'] }] }],
      [],
      'one value for each',
    ],
  ])('refuses %s', async (_, services, more, reason) => {
    const { lines, exitCode } = await set(services, ...more)
    expect([lines[0], exitCode]).toEqual([expect.stringContaining(reason), 1])
    expect(await engine.database().db.$count(serviceEditions)).toBe(0)
  })

  it('refuses a catalogue that begins before a scheduled edition', async () => {
    await set([sso], addDays(today, 30))
    expect((await set([dearerService], addDays(today, 10))).lines[0]).toContain('scheduled already')
    expect((await set([dearerService], addDays(today, 30))).exitCode).toBe(0)
    expect(await printedCatalogue(addDays(today, 30))).toEqual([dearerService])
  })

  it('prints its usage, and the name of a file that cannot be read', async () => {
    for (const args of [[], ['set'], ['sell', 'x'], ['show', '2026-13-40'], ['set', 'a', '2026-12-01', 'b']])
      expect(await run(...args)).toEqual({ lines: [CATALOGUE_USAGE], exitCode: 2 })
    expect(await run('set', 'missing.json')).toEqual({ lines: ['missing.json: no such file'], exitCode: 1 })
  })
})
