import { expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'

describeEngines('a message that cannot be sent', (engine) => {
  it('is reported as a failure of the service; the next attempt need not wait', async () => {
    const portal = createPortal(engine.database())
    // The member also has an authenticator app, so that no code is sent by mail.
    const { email } = await portal.addMember({ factors: ['sms', 'totp'] })
    const { session } = await portal.logIn(email)
    portal.gateway.fails = true
    const answer = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
    expect([answer.status, answer.code]).toEqual([503, 503])
    portal.gateway.fails = false
    expect((await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })).code).toBe(200)
  })
})
