import { codeSituation } from '#src/machines/testing/code-situation.ts'
import { passes } from '#src/machines/testing/steps.ts'
import { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import { giveRole } from '#worlds/member.ts'
import { earlyArrows } from './early-codes.ts'
import { type Flow, leafOf } from './flow.ts'
import { holdPasskey } from './passkey-prompts.ts'
import { gestures } from './withdrawal-gestures.ts'
import { screens } from './withdrawal-screens.ts'
import {
  credential,
  type Leaver,
  type LeaverKind,
  leaverKinds,
  withPasskey,
  worlds,
} from './withdrawal-worlds.ts'

export const withdrawalFlow: Flow<typeof withdrawalMachine, Leaver, LeaverKind> = {
  machine: withdrawalMachine,
  beginnings: [{ input: { idempotencyKey: '5f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61' } }],
  kinds: Object.keys(leaverKinds) as LeaverKind[],
  events: [
    { type: 'check.requested' },
    { type: 'notice.accepted' },
    { type: 'step.requested', step: 'notice' },
    { type: 'step.requested', step: 'identity' },
    { type: 'step.requested', step: 'reason' },
    { type: 'step.left' },
    { type: 'password.submitted', password: '' },
    { type: 'code.submitted', code: '' },
    { type: 'code.requested' },
    { type: 'factor.chosen', mfaType: 'sms' },
    { type: 'factor.chosen', mfaType: 'totp' },
    { type: 'recovery.chosen' },
    { type: 'recovery.submitted', recoveryCode: '' },
    { type: 'passkey.chosen' },
    { type: 'passkey.requested' },
    { type: 'passkey.given', credential },
    { type: 'passkey.withheld', reason: 'cancelled' },
    { type: 'reason.changed', reasonText: '그동안 고마웠습니다' },
    { type: 'withdrawal.requested' },
    { type: 'withdrawal.confirmed' },
    { type: 'withdrawal.reconsidered' },
    { type: 'withdrawal.retried' },
    passes(30),
    passes(180),
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  sameness: ({ check, factors, withheld, mfaType, code, proofKey, problem }) => [
    check?.subscriptions.length,
    factors.length,
    withheld,
    mfaType,
    codeSituation(code),
    proofKey !== '',
    problem?.code,
  ],
  facets: (snapshot, kind) => (leafOf(snapshot) === 'enteringCode.open' ? [kind] : []),
  returns: true,
  notWalked: {
    ...earlyArrows(
      'withdrawal.sendingWithdrawalCode',
      'sendWithdrawalCode',
      'withdrawal.verifyingWithdrawalCode',
    ),
    'withdrawal.completingWithdrawal · xstate.error.actor.completeWithdrawal [4 of 4] → withdrawal.choosingReason':
      'What is left are sessions that have ended, of which the session takes care, and broken requests.',
  },
  async enter({ page, portal, database, giveCookies }, { kind }) {
    const { id, email } = await portal.addMember(structuredClone(leaverKinds[kind]))
    const session = await portal.logInFully(email, { confirmed: true })
    if (withPasskey.includes(kind)) await holdPasskey({ page, portal, database }, id)
    if (kind === 'passkeyAlone') await giveRole(database.db, id, 'approver')
    await giveCookies({ session })
    await page.goto('/my/member/withdraw')
    return { id, email, session }
  },
}
