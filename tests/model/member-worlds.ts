import { eq } from 'drizzle-orm'
import type { Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { members } from '#server/db/schema/member.ts'
import { newPhone } from '#server/testing/account-world.ts'
import {
  type MobileVerifyContext,
  mobileVerifyMachine,
} from '#src/machines/mobile-verify/mobile-verify.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type { Stage } from '../support/model-fixtures.ts'
import type * as flow from './flow.ts'
import { provenSession } from './fresh-proof.ts'
import { serverUnreached } from './steps.ts'
import { otherCode } from './walk.ts'

type Calls = 'sendContactCode' | 'verifyContactCode'
export const machine = mobileVerifyMachine('sendContactCode', 'verifyContactCode')
export type Machine = typeof machine
export type Context = MobileVerifyContext<'sendContactCode'>
type Leaf = flow.LeafOf<Machine>
type World = flow.World<Machine, Member>

/** A member who changes their phone number, and the new phone number. */
export type Member = { email: string; phoneNumber: string; wanted: string; session: string }

export const PAUSE_SECONDS = 200
const noDetails = { subEmail: null, companyName: null, deptName: null }
const name = '송나래'
const info: Output<'verifyContactCode'> = {
  email: '',
  name,
  phoneNumber: '',
  ...noDetails,
  joinedAt: '2026-11-21T12:00:00+09:00',
  subscribeYn: 'N',
  passwordLeast: 8,
}
const ofMember = {
  'session.missing': 'The session takes over: it asks who is here and goes to the login.',
  'password.unconfirmed': 'The guard sends the member to the password check.',
} as const
const isCodeGood = ({ code }: Context) => code.codeSecondsLeft > 0
// Whether the server checks the code. It does not during a pause, which is longer than any wait for another message.
const isCheckedState = (context: Context) =>
  isCodeGood(context) && context.code.resendSecondsLeft < PAUSE_SECONDS
// The code that was sent before this call determines which of these states results.
const codeStates: Leaf[] = ['ready', 'enteringCode.open']

/**
 * For every outcome of the calls that send and verify a code, the change of the server’s data that causes this
 * outcome.
 */
export const worlds = {
  sendContactCode: {
    done: {
      outcome: done('sendContactCode', { expiresInSeconds: 180, resendInSeconds: 30 }),
      leadsTo: ['enteringCode.open'],
    },
    'contact.missing': withdrawnElsewhere('sendContactCode'),
    // Another tab has already requested a code.
    'code.tooSoon': {
      outcome: fails('sendContactCode', problemNamed('code.tooSoon', { retryAfterSeconds: 30 })),
      leadsTo: codeStates,
      meanwhile: sendCode,
    },
    'code.exhausted': {
      outcome: fails('sendContactCode', problemNamed('code.exhausted', { retryAfterSeconds: 870 })),
      leadsTo: codeStates,
      async meanwhile(stage) {
        await guessWrong(stage)
        // Moves the clock, since another message would otherwise be refused as too soon.
        stage.portal.clock.pass(30)
      },
    },
    'verification.tooMany': {
      outcome: fails('sendContactCode', problemNamed('verification.tooMany', { retryAfterSeconds: 3600 })),
      leadsTo: codeStates,
      meanwhile: sendOften,
    },
    unreached: { outcome: fails('sendContactCode', serverUnreached), leadsTo: codeStates },
    ...ofMember,
  },
  verifyContactCode: {
    done: { outcome: done('verifyContactCode', info), leadsTo: ['verified'], where: isCheckedState },
    'contact.missing': withdrawnElsewhere('verifyContactCode'),
    'code.wrong': {
      outcome: fails('verifyContactCode', problemNamed('code.wrong', { remaining: 4 })),
      leadsTo: ['enteringCode.open'],
      where: isCheckedState,
    },
    // Another phone number was saved in another tab, so the sent code is no longer valid.
    'code.expired': {
      outcome: fails('verifyContactCode', problemNamed('code.expired')),
      leadsTo: ['enteringCode.expired'],
      where: isCheckedState,
      meanwhile: (situation) => saveNumber(situation, situation.person, newPhone()),
    },
    'code.exhausted': {
      outcome: fails('verifyContactCode', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: ['enteringCode.expired'],
      meanwhile: guessWrong,
    },
    unreached: {
      outcome: fails('verifyContactCode', serverUnreached),
      leadsTo: ['enteringCode.open', 'enteringCode.expired'],
    },
    ...ofMember,
  },
} satisfies flow.WorldsOf<Calls, Machine, Member>

// Returns the `World` in which the member's current phone number is saved again in another tab.
function withdrawnElsewhere(id: Calls): World {
  return {
    outcome: fails(id, problemNamed('contact.missing')),
    leadsTo: ['missing'],
    meanwhile: (situation) => saveNumber(situation, situation.person, situation.person.phoneNumber),
  }
}

type Situation = flow.Situation<Machine, Member>

/** Saves the member's information with the given phone number. */
const saveNumber = ({ portal }: Pick<Stage, 'portal'>, { email, session }: Member, phoneNumber: string) =>
  portal.call('updateUserInfo', { ...noDetails, name, email, phoneNumber }, { session })

async function sendCode({ portal, person: { session } }: Situation): Promise<void> {
  await portal.call('sendContactCode', { contactType: 'PHONE' }, { session })
}

async function guessWrong(situation: Situation): Promise<void> {
  await sendCode(situation)
  const {
    portal,
    person: { session },
  } = situation
  const code = otherCode(portal.lastCode())
  for (let tries = 1; tries <= 5; tries += 1)
    await portal.call('verifyContactCode', { contactType: 'PHONE', code }, { session })
}

async function sendOften(situation: Situation): Promise<void> {
  for (let sent = 1; sent <= 6; sent += 1) {
    await sendCode(situation)
    situation.portal.clock.pass(30)
  }
}

/** Creates a confirmed member whose new phone number still has to be verified by a code. */
export async function addMember({
  portal,
  database: { db },
}: Pick<Stage, 'portal' | 'database'>): Promise<Member> {
  const { id, email } = await portal.addMember()
  const [phoneNumber, wanted] = [newPhone(), newPhone()]
  await db.update(members).set({ phoneNumber }).where(eq(members.id, id))
  const member = {
    email,
    phoneNumber,
    wanted,
    session: await provenSession({ portal }, email, { confirmed: true }),
  }
  await saveNumber({ portal }, member, wanted)
  return member
}
