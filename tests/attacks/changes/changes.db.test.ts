import { expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { type Change, changes, dataKinds, type Outcome, outcomes, type Thing } from './becomes.ts'
import { events } from './change-events.ts'
import { creators, type People } from './change-things.ts'
import { changeWorld } from './change-world.ts'

const isOfAll = (change: Change): boolean => change === 'policyChanged' || change === 'keyRetired'
/** Whether a change requires colleagues of the member. */
const isOfColleagues = (change: Change): boolean =>
  ['roleGiven', 'roleTaken', 'companyLeft', 'companyRemoved'].includes(change)

/** Returns the second factors that a member has before the change: those that the data or the change requires. */
function factorsOf(change: Change, thing: Thing): ('sms' | 'totp')[] {
  if (change === 'factorRemoved') return ['sms', 'totp']
  return thing === 'trustedDevice' ? ['sms'] : []
}

describeEngines('data from before a change', (engine) => {
  const world = changeWorld(engine)

  async function people(): Promise<People> {
    const owner = await world.owner()
    await world.act('updateCompanyPolicy', { everybodyYn: 'Y' }, owner)
    return {
      owner,
      approver: await world.person({ roles: ['approver'] }),
      admin: await world.person({ roles: ['appAdmin', 'securityAdmin'] }),
      colleague: await world.person(),
    }
  }

  /** Creates the data of one kind before the change; returns the function that finds its outcome after the change. */
  async function createBefore(change: Change, thing: Thing, others: People) {
    const joinsCompany = change === 'companyJoined' || (thing === 'joinRequest' && !isOfColleagues(change))
    const subject = await world.subject(joinsCompany ? null : world.ids.company, factorsOf(change, thing))
    const look = await creators[thing](world, subject, others)
    return async (): Promise<Outcome> => {
      if (!look) return 'none'
      const { code } = isOfAll(change) ? { code: 200 } : await events[change](world, subject, others)
      return code === 200 ? look() : 'bars'
    }
  }

  it.each(changes)('%s: existing data behaves as the table states', async (change) => {
    const others = await people()
    const outcomeReaders: (readonly [Thing, () => Promise<Outcome>])[] = []
    for (const thing of dataKinds) outcomeReaders.push([thing, await createBefore(change, thing, others)])
    if (isOfAll(change)) await events[change](world, { ...others.colleague, password: '' }, others)
    const foundOutcomes: Partial<Record<Thing, Outcome>> = {}
    for (const [thing, outcome] of outcomeReaders) foundOutcomes[thing] = await outcome()
    expect(foundOutcomes).toEqual(
      Object.fromEntries(Object.entries(outcomes[change]).map(([thing, [outcome]]) => [thing, outcome])),
    )
  })
})
