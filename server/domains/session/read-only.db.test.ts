import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('a session', (engine) => {
  const world = companyWorld(engine)
  const { owner, person, outsider, setRoles } = world
  const flagsOf = async ({ session }: Person) => {
    const own = await world.portal().call('getSessionInfo', {}, { session })
    const unauth = await world.portal().call('getUnauthSessionInfo', {}, { session })
    return [
      own.data.subscriptionReadOnlyYn,
      'subscriptionReadOnlyYn' in own.data,
      unauth.data.subscriptionReadOnlyYn,
    ]
  }
  const [readOnly, managing] = [
    ['Y', true, 'Y'],
    [undefined, false, undefined],
  ]

  it('is read-only for subscriptions if the member belongs to a company but has no role that manages them', async () => {
    const boss = await owner()
    expect(await flagsOf(boss)).toEqual(managing)
    expect(await flagsOf(await person())).toEqual(readOnly)
    expect(await flagsOf(await person({ roles: ['securityAdmin', 'appAdmin', 'approver'] }))).toEqual(
      readOnly,
    )
    expect(await flagsOf(await outsider())).toEqual(managing)
    const { data } = await world.portal().call('getUnauthSessionInfo', {})
    expect(data.subscriptionReadOnlyYn).toBeUndefined()
  })

  it('reflects roles and the company’s policy from the next call on', async () => {
    const [boss, mate] = [await owner(), await person()]
    await setRoles(boss, mate, ['BILLING_MANAGER'])
    expect(await flagsOf(mate)).toEqual(managing)
    await setRoles(boss, mate, ['APPROVER'], ['BILLING_MANAGER'])
    expect(await flagsOf(mate)).toEqual(readOnly)
    await world.call('updateCompanyPolicy', { everybodyYn: 'Y' }, boss)
    expect(await flagsOf(mate)).toEqual(managing)
    await world.call('updateCompanyPolicy', { everybodyYn: 'N' }, boss)
    expect(await flagsOf(mate)).toEqual(readOnly)
    await world.remove(boss, mate)
    expect(await flagsOf(mate)).toEqual(managing)
  })

  it('reflects the ownership', async () => {
    const [boss, heir] = [await owner(), await person()]
    await world.accept(heir, await world.offerOwnership(boss, heir))
    expect([await flagsOf(boss), await flagsOf(heir)]).toEqual([readOnly, managing])
  })

  it('allows everyone to manage subscriptions in a company that was created before there were roles', async () => {
    const mate = await person()
    await world.db().update(companies).set({ everybodyMay: true }).where(eq(companies.id, world.ids.company))
    expect(await flagsOf(mate)).toEqual(managing)
  })
})
