import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Input } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkey.ts'
import type { passkeyCareMachine } from '#src/machines/passkey-care/passkey-care.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import { giveRole } from '#worlds/member.ts'
import type { Stage } from '../support/model-fixtures.ts'
import type * as flow from './flow.ts'
import { sessionGone } from './fresh-proof.ts'
import type { Holder } from './settings-screens.ts'
import { serverUnreached } from './steps.ts'

type Machine = typeof passkeyCareMachine
type World = flow.World<Machine, Holder>
type Situation = flow.Situation<Machine, Holder> & { input: Record<string, unknown> }
type Change = 'startPasskeyRegistration' | 'finishPasskeyRegistration' | 'removePasskey'

export const newName = '집 데스크톱'
const MAX_PASSKEYS = 10
const HOUR_MS = 3_600_000
const challenge = () => randomBytes(32).toString('base64url')

/** For every outcome of each call of managing passkeys, the change of the server’s data that causes this outcome. */
export const worlds = {
  startPasskeyRegistration: {
    done: {
      outcome: done('startPasskeyRegistration', {
        challenge: challenge(),
        rp: { id: 'localhost', name: '빗장' },
        user: { id: 'LYtfOm4BTJePQrfVqcHjYA', name: 'narae@solbaram.example', displayName: '송나래' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      }),
      leadsTo: ['prompting'],
    },
    'passkey.tooMany': refusedWorld('startPasskeyRegistration', 'passkey.tooMany', addMaximumPasskeys),
    'session.missing': sessionGone,
    unreached: { outcome: fails('startPasskeyRegistration', serverUnreached), leadsTo: ['choosing'] },
  },
  finishPasskeyRegistration: {
    done: {
      outcome: done('finishPasskeyRegistration', {
        passkeyId: randomUUID(),
        name: newName,
        createdAt: '2026-11-21T12:00:00+09:00',
        lastUsedAt: null,
        syncedYn: 'N',
      }),
      leadsTo: ['choosing'],
      meanwhile: ({ person }) => Promise.resolve(person.passkeys.unshift(newName)),
    },
    'passkey.expired': refusedWorld('finishPasskeyRegistration', 'passkey.expired', ({ database: { db } }) =>
      db.delete(passkeyChallenges),
    ),
    // Another tab has started a new registration, which ends the registration of this tab.
    'passkey.invalid': refusedWorld('finishPasskeyRegistration', 'passkey.invalid', ({ database: { db } }) =>
      db.update(passkeyChallenges).set({ challenge: challenge() }),
    ),
    'passkey.known': refusedWorld(
      'finishPasskeyRegistration',
      'passkey.known',
      async ({ portal, database, input }) => {
        const { credential } = input as Input<'finishPasskeyRegistration'>
        await addPasskey(
          { portal, database },
          (await portal.addMember()).id,
          '다른 회원의 기기',
          credential.id,
        )
      },
    ),
    'passkey.tooMany': refusedWorld('finishPasskeyRegistration', 'passkey.tooMany', addMaximumPasskeys),
    'key.reused': refusedWorld(
      'finishPasskeyRegistration',
      'key.reused',
      async ({ portal, cookie, input }) => {
        const { idempotencyKey, credential } = input as Input<'finishPasskeyRegistration'>
        const otherCredential = {
          ...credential,
          response: { ...credential.response, clientDataJSON: challenge() },
        }
        await portal.call(
          'finishPasskeyRegistration',
          { idempotencyKey, name: newName, credential: otherCredential },
          { session: await cookie('session') },
        )
      },
    ),
    'session.missing': sessionGone,
    unreached: { outcome: fails('finishPasskeyRegistration', serverUnreached), leadsTo: ['unsent'] },
  },
  removePasskey: {
    done: {
      outcome: done('removePasskey', { removedYn: 'Y' }),
      leadsTo: ['choosing'],
      meanwhile: ({ person }) => Promise.resolve(person.passkeys.pop()),
    },
    'factor.required': refusedWorld(
      'removePasskey',
      'factor.required',
      async ({ database: { db }, person }) => {
        await db.delete(mfaFactors).where(eq(mfaFactors.memberId, person.id))
        await db.update(members).set({ mfaType: 'none' }).where(eq(members.id, person.id))
        await giveRole(db, person.id, 'approver')
      },
    ),
    'session.missing': sessionGone,
    unreached: { outcome: fails('removePasskey', serverUnreached), leadsTo: ['choosing'] },
  },
} satisfies flow.Worlds<Machine, Holder>

function refusedWorld(
  id: Change,
  name: ProblemName,
  meanwhile: (situation: Situation) => Promise<unknown>,
): World {
  return { outcome: fails(id, problemNamed(name)), leadsTo: ['choosing'], meanwhile }
}

async function addMaximumPasskeys({ portal, database, person }: Situation): Promise<void> {
  for (let made = person.passkeys.length; made < MAX_PASSKEYS; made += 1)
    await addPasskey({ portal, database }, person.id, `${made + 1}번째 기기`)
}

/** Adds a passkey of a member that is not on this browser's device. */
export async function addPasskey(
  { portal, database: { db } }: Pick<Stage, 'portal' | 'database'>,
  memberId: string,
  name: string,
  credentialId = challenge(),
): Promise<string> {
  const id = randomUUID()
  const createdAt = new Date(portal.clock.now().getTime() - HOUR_MS)
  await db.insert(passkeys).values({
    id,
    memberId,
    credentialId,
    publicKey: challenge(),
    counter: 0,
    transports: ['internal'],
    synced: false,
    name,
    createdAt,
    lastUsedAt: null,
  })
  return id
}
