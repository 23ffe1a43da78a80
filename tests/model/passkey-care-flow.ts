import { passkeyCareMachine } from '#src/machines/passkey-care/passkey-care.machine.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { deviceOf } from '../support/passkey-device.ts'
import type { Flow } from './flow.ts'
import { provenSession } from './fresh-proof.ts'
import { gestures } from './passkey-care-gestures.ts'
import { screens } from './passkey-care-screens.ts'
import { addPasskey, newName, worlds } from './passkey-care-worlds.ts'
import { holdPrompts } from './passkey-prompts.ts'
import { address, type Holder } from './settings-screens.ts'
import { nameOf } from './steps.ts'

const id = 'q1Jx8w2tYhK6mRb0cVn4ZsPf9uDgEo3aLkWi7XyTjBM'
const credential = {
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: id, attestationObject: id, transports: ['internal'] as 'internal'[] },
} as const
const name = '회사 노트북'

export const passkeyCareFlow: Flow<typeof passkeyCareMachine, Holder> = {
  machine: passkeyCareMachine,
  beginnings: [{ input: {} }],
  kinds: ['member'],
  events: [
    { type: 'change.requested', change: { kind: 'add', name: newName } },
    {
      type: 'change.requested',
      change: { kind: 'remove', passkeyId: '5b0e7f3c-91d4-4a26-8c7e-d3f6a1b29058' },
    },
    { type: 'passkey.given', idempotencyKey: 'c8a1f5d2-3e47-4b90-96f8-7d0b2e64a1c3', credential },
    { type: 'passkey.withheld', reason: 'cancelled' },
    { type: 'sending.repeated' },
    { type: 'change.canceled' },
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  sameness: ({ change, options, made, withheld, problem }) => [
    change?.kind,
    options !== undefined,
    made !== undefined,
    withheld,
    problem?.code,
  ],
  isPossible,
  returns: true,
  notWalked: {},
  async enter({ page, portal, database, giveCookies }) {
    const member = await portal.addMember({ codes: ['B7KQ-2MXD-94RT'] })
    await addPasskey({ portal, database }, member.id, name)
    await deviceOf(page)
    await holdPrompts(page)
    await giveCookies({ session: await provenSession({ portal }, member.email) })
    await page.goto(address)
    return { id: member.id, email: member.email, factors: ['sms'], devices: [], passkeys: [name] }
  },
}

const lastingRefusals = [
  'startPasskeyRegistration ✗ passkey.tooMany',
  'finishPasskeyRegistration ✗ passkey.tooMany',
  'removePasskey ✗ factor.required',
  'removePasskey ✓',
]

/**
 * Whether a path is possible. It must not contain a request that can only be refused, or a second passkey on a device
 * that already has a passkey of the member.
 */
function isPossible(path: Path): boolean {
  const names = path.map(({ step }) => nameOf(step))
  const before = names.slice(0, -1)
  const last = names.at(-1)!
  if (last.startsWith('change.requested')) return !before.some((name) => lastingRefusals.includes(name))
  if (last === 'passkey.given') return !before.includes('finishPasskeyRegistration ✓')
  return true
}
