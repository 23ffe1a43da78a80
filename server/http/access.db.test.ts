import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Access, Input, OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { newToken } from '#server/security/tokens.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, password, type Portal } from '#server/testing/portal.ts'

const callers = ['visitor', 'pending', 'member', 'confirmed', 'ended'] as const
type CallerKind = (typeof callers)[number]

/** The code with which a caller is refused, or nothing where the operation is theirs. */
const refusals: Record<Access, Record<CallerKind, number | undefined>> = {
  visitor: { visitor: undefined, pending: undefined, member: undefined, confirmed: undefined, ended: undefined },
  pending: { visitor: 2003, pending: undefined, member: 2003, confirmed: 2003, ended: 2003 },
  member: { visitor: 401, pending: 401, member: undefined, confirmed: undefined, ended: 1002 },
  confirmed: { visitor: 401, pending: 401, member: 1225, confirmed: undefined, ended: 1002 },
}

/** A right body for every operation, and the code it is answered with once the caller is let in. */
const calls: { [Id in OperationId]: [Input<Id>, number] } = {
  getUnauthSessionInfo: [{}, 200],
  getSessionInfo: [{}, 200],
  logIn: [{ email: 'nobody@example.com', password: 'x', deviceId: randomUUID() }, 2001],
  listMfaFactors: [{}, 200],
  startMfaChallenge: [{ mfaType: 'sms' }, 200],
  verifyMfaCode: [{ challengeId: randomUUID(), code: '000000' }, 2012],
  verifyRecoveryCode: [{ recoveryCode: 'AAAA-BBBB' }, 2016],
  checkPassword: [{ password }, 200],
  logOut: [{}, 200],
  getUserInfo: [{}, 200],
  listSubscriptions: [{ limit: 20 }, 200],
  getSubscriptionDetail: [{ subscriptionId: randomUUID() }, 3001],
  getUnauthSubscriptionDetail: [{ subscriptionNo: 'S2026-000001', viewKey: newToken() }, 3002],
  createSubscriptionLink: [{ subscriptionId: randomUUID() }, 3001],
  countActiveSubscriptions: [{}, 200],
  countSubscriptions: [{}, 200],
  listNotices: [{ limit: 20 }, 200],
  getNotice: [{ postId: randomUUID() }, 4001],
  listBoardPosts: [{ limit: 20 }, 200],
  getBoardPost: [{ postId: randomUUID() }, 4001],
  listApps: [{ limit: 24 }, 200],
}
const ids = Object.keys(operationRules) as OperationId[]

describeEngines('access', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: { LOGIN_TRIES: '10' } })
  })

  async function sessionOf(kind: CallerKind): Promise<string | undefined> {
    if (kind === 'visitor') return undefined
    const { email } = await portal.addMember()
    if (kind === 'pending') return (await portal.logIn(email)).session
    const session = await portal.logInFully(email, { confirmed: kind === 'confirmed' })
    if (kind === 'ended') await portal.call('logOut', {}, { session })
    return session
  }

  describe.each(ids)('to %s', (id) => {
    const [input, code] = calls[id]
    it.each(callers)('as %s', async (kind) => {
      portal.clock.pass(60)
      const answer = await portal.call(id, input as never, { session: await sessionOf(kind) })
      expect(answer.code).toBe(refusals[operationRules[id].access][kind] ?? code)
    })
  })
})
