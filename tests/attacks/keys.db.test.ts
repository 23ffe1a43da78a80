import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { isForm } from '#server/http/calls/form-body.ts'
import type { Person } from '#server/testing/access-world.ts'
import { newEmail } from '#server/testing/account-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { bodyOf } from '#server/testing/contract-bodies.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertApp, insertLevel } from '#worlds/access.ts'
import { newApp, newLevel } from './attack-inputs.ts'
import { expectRefused } from './attack-world.ts'

type World = ReturnType<typeof companyWorld>
type Attack = (world: World) => Promise<void>

/** Removes a person and their roles from the company, as the operation for removing a member does. */
const removeFromCompany = async (world: World, { memberId }: Person) => {
  await world.db().delete(memberRoles).where(eq(memberRoles.memberId, memberId))
  await world.db().update(members).set({ companyId: null }).where(eq(members.id, memberId))
}

/** The inputs of the operations with an idempotency key, for an app and a colleague. */
const keyedInputs: Partial<
  Record<OperationId, (world: World, about: { appId: string; mate: Person }) => Promise<object>>
> = {
  createApp: async () => newApp(),
  addAccessLevel: async (_, { appId }) => newLevel(appId, 1),
  addAppManager: async (_, { appId, mate }) => ({
    idempotencyKey: randomUUID(),
    appId,
    version: 1,
    managerRole: 'APPROVER',
    managerEmail: mate.email,
  }),
  addAdminDelegation: async (world, { mate }) => {
    const holder = await world.person({ roles: ['approver'] })
    return {
      idempotencyKey: randomUUID(),
      holderEmail: holder.email,
      delegateEmail: mate.email,
      startDate: '2026-11-21',
      endDate: '2026-11-25',
    }
  },
}

/**
 * Repeats a call with the same idempotency key: the call is answered while the person has the role, and refused after
 * the person has lost the role or left the company.
 */
async function tryKey(
  world: World,
  id: OperationId,
  inputOf: NonNullable<(typeof keyedInputs)[OperationId]>,
) {
  const mate = await world.person()
  for (const take of [
    ({ memberId }: Person) => world.db().delete(memberRoles).where(eq(memberRoles.memberId, memberId)),
    (who: Person) => removeFromCompany(world, who),
  ]) {
    const admin = await world.person({ roles: ['appAdmin'] })
    const appId = await insertApp(world.db(), { companyId: world.ids.company, name: `앱 ${randomUUID()}` })
    const input = await inputOf(world, { appId, mate })
    const ask = () => world.call(id, input as never, admin)
    const firstAnswer = await ask()
    expect(firstAnswer.code, firstAnswer.msg).toBe(200)
    expect((await ask()).code).toBe(200)
    await take(admin)
    const secondAnswer = await ask()
    expectRefused(secondAnswer)
    expect(secondAnswer.data).toBeNull()
  }
}

const attacks: Record<string, Attack> = {
  async 'a repeated idempotency key of an owner is refused after the ownership has ended'(world) {
    const [boss, heir] = [await world.owner(), await world.person()]
    const invitation = { idempotencyKey: randomUUID(), email: newEmail(), roles: [] }
    const invite = () => world.call('inviteToCompany', invitation, boss)
    const offer = { idempotencyKey: randomUUID(), memberId: heir.memberId }
    const offerToHeir = () => world.call('offerOwnership', offer, boss)
    expect([(await invite()).code, (await offerToHeir()).code]).toEqual([200, 200])
    await world.db().delete(companyRoles).where(eq(companyRoles.memberId, boss.memberId))
    expectRefused(await invite())
    expectRefused(await offerToHeir())
  },

  async 'a repeated idempotency key of an access request is refused after the requester has left the company'(
    world,
  ) {
    const one = await world.person()
    await world.person({ roles: ['approver'] })
    const appId = await insertApp(world.db(), { companyId: world.ids.company, name: '가온전용' })
    const levelId = await insertLevel(world.db(), { appId, companyId: world.ids.company })
    const requestInput = {
      idempotencyKey: randomUUID(),
      levelId,
      approvalType: 'APPLY' as const,
      termDays: 30,
      reason: '월말 정산 기간에 필요합니다.',
    }
    const ask = () => world.call('createAccessRequest', requestInput, one)
    const firstAnswer = await ask()
    expect(firstAnswer.code, firstAnswer.msg).toBe(200)
    const { data } = firstAnswer
    const comment = { idempotencyKey: randomUUID(), requestId: data.requestId, body: '부탁드립니다.' }
    const sendComment = () => world.call('commentAccessRequest', comment, one)
    expect((await sendComment()).code).toBe(200)
    await removeFromCompany(world, one)
    for (const answer of [await ask(), await sendComment()]) {
      expectRefused(answer)
      expect(answer.body).not.toContain('가온전용')
    }
  },

  async 'a repeated idempotency key of an approver’s comment is refused after the role is removed'(world) {
    const [one, approver] = [await world.person(), await world.person({ roles: ['approver'] })]
    const { data } = await world.ask(one)
    const comment = { idempotencyKey: randomUUID(), requestId: data.requestId, body: '확인하겠습니다.' }
    const sendComment = () => world.call('commentAccessRequest', comment, approver)
    expect((await sendComment()).code).toBe(200)
    await world.db().delete(memberRoles).where(eq(memberRoles.memberId, approver.memberId))
    expectRefused(await sendComment())
  },
}

/**
 * Operations for which a repeated idempotency key is harmless after the caller has lost a right: the answer is only
 * about the caller's own action, or the role of the caller is checked at every call.
 */
const callerOperations: OperationId[] = [
  'finishPasskeyRegistration',
  'askToJoinCompany',
  'requestTrial',
  'requestSubscription',
  'replyToInquiry',
  'reopenInquiry',
]
/** Operations that are covered by the tests above or by roles.db.test.ts. */
const coveredOperations: OperationId[] = [
  ...(Object.keys(keyedInputs) as OperationId[]),
  'inviteToCompany',
  'offerOwnership',
  'createAccessRequest',
  'commentAccessRequest',
  'withdrawSubscription',
  'modifySubscriptionCancellation',
]

it('every operation of members with an idempotency key is tested here, or listed as an operation about the caller alone', () => {
  const withKey = (Object.keys(operationTable) as OperationId[]).filter(
    (id) =>
      !['visitor', 'staff', 'verifiedStaff'].includes(operationRules[id].access) &&
      !isForm(id) &&
      fc.sample(bodyOf(id), { numRuns: 1 }).some((body) => 'idempotencyKey' in (body as object)),
  )
  expect(withKey.toSorted()).toEqual([...coveredOperations, ...callerOperations].toSorted())
})

describeEngines('an attacker with idempotency keys from before a role was removed', (engine) => {
  const world = companyWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))
  it.each(Object.entries(keyedInputs))(
    'a repeated idempotency key of %s gets no answer after the person has lost the role or left the company',
    (id, inputOf) => tryKey(world, id as OperationId, inputOf),
  )
})
