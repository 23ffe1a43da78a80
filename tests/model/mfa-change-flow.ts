import { randomUUID } from 'node:crypto'
import { trustedDevices } from '#server/db/schema/mfa.ts'
import { hashToken } from '#server/security/tokens.ts'
import { type MfaChange, mfaChangeMachine } from '#src/machines/mfa-change/mfa-change.machine.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import type { Flow } from './flow.ts'
import { provenSession } from './fresh-proof.ts'
import { gestures } from './mfa-change-gestures.ts'
import { screens } from './mfa-change-screens.ts'
import { worlds } from './mfa-change-worlds.ts'
import { address, device, type Holder } from './settings-screens.ts'
import { nameOf } from './steps.ts'

const kinds: Record<MfaChange['kind'], MfaChange> = {
  off: { kind: 'off', mfaType: 'totp' },
  codes: { kind: 'codes' },
  devices: { kind: 'devices', trustedDeviceIds: [] },
}
/** The actions that are no longer offered after a change of each kind. */
const endedActions: Record<MfaChange['kind'], readonly string[]> = {
  off: ['turnOffMfaFactor ✓'],
  codes: [],
  devices: ['turnOffMfaFactor ✓', 'removeTrustedDevices ✓'],
}
const lastingRefusals = [
  'turnOffMfaFactor ✗ factor.unavailable',
  'turnOffMfaFactor ✗ factor.required',
  'makeRecoveryCodes ✗ factor.unavailable',
]

export const mfaChangeFlow: Flow<typeof mfaChangeMachine, Holder> = {
  machine: mfaChangeMachine,
  beginnings: [{ input: {} }],
  kinds: ['member'],
  events: [
    ...Object.values(kinds).map((change) => ({ type: 'change.requested', change }) as const),
    { type: 'codes.saved' },
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  sameness: ({ change, recoveryCodes, problem }) => [change?.kind, recoveryCodes.length > 0, problem?.code],
  isPossible,
  returns: true,
  notWalked: {},
  async enter({ page, portal, database, giveCookies }) {
    const member = await portal.addMember({ factors: ['sms', 'totp'], codes: ['B7KQ-2MXD-94RT'] })
    const now = portal.clock.now()
    await database.db.insert(trustedDevices).values({
      id: randomUUID(),
      memberId: member.id,
      tokenHash: hashToken(member.id),
      passwordMark: hashToken(member.passwordHash),
      device,
      address: '203.0.113.x',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    await giveCookies({ session: await provenSession({ portal }, member.email) })
    await page.goto(address)
    return { id: member.id, email: member.email, factors: ['sms', 'totp'], devices: [device], passkeys: [] }
  },
}

/** Whether the last action of a path is possible: the screen offers it, and it is not certain to be refused. */
function isPossible(path: Path): boolean {
  const names = path.map(({ step }) => nameOf(step))
  const [last = '', ...before] = names.toReversed()
  const kind = /^change\.requested (off|codes|devices)$/.exec(last)?.[1] as MfaChange['kind'] | undefined
  return !kind || !before.some((name) => [...endedActions[kind], ...lastingRefusals].includes(name))
}
