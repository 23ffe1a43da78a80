import texts from '#src/features/account/login-texts.json' with { type: 'json' }
import { loginMachine } from '#src/machines/login/login.machine.ts'
import { currentChallenge, type LoginContext } from '#src/machines/login/login-context.ts'
import { codeSituation } from '#src/machines/testing/code-situation.ts'
import { passes } from '#src/machines/testing/steps.ts'
import { earlyArrows } from './early-codes.ts'
import { type Flow, leafOf } from './flow.ts'
import { gestures } from './login-gestures.ts'
import { screens } from './login-screens.ts'
import { type Member, type MemberKind, memberKinds, withSecondFactor, worlds } from './login-worlds.ts'

const deviceId = '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11'
const email = 'narae.song@solbaram.example'
const addresses = { credentials: '/auth/login', secondFactor: '/auth/login/mfa' } as const
const factorOf = (context: LoginContext) => currentChallenge(context)?.mfaType

export const loginFlow: Flow<typeof loginMachine, Member, MemberKind> = {
  machine: loginMachine,
  beginnings: [
    { input: { deviceId, at: 'credentials' } },
    { input: { deviceId, at: 'secondFactor' }, of: withSecondFactor, name: 'after a reload' },
  ],
  kinds: Object.keys(memberKinds) as MemberKind[],
  events: [
    { type: 'email.changed', email },
    { type: 'credentials.submitted', email, password: '' },
    { type: 'code.submitted', code: '' },
    { type: 'code.requested' },
    { type: 'other.chosen' },
    { type: 'factor.chosen', mfaType: 'sms' },
    { type: 'factor.chosen', mfaType: 'totp' },
    { type: 'recovery.chosen' },
    { type: 'recovery.submitted', recoveryCode: '' },
    { type: 'step.left' },
    { type: 'login.restarted' },
    passes(30),
    passes(180),
    passes(900),
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [texts.email],
  sameness(login) {
    const running = [...codeSituation(login.code), login.pauseSecondsLeft > 0]
    return [login.email !== '', login.factors, login.mfaType, factorOf(login), login.problem?.code, running]
  },
  facets: (snapshot, kind) => [
    String(factorOf(snapshot.context as LoginContext)),
    ...(leafOf(snapshot) === 'choosingFactor' ? [kind] : []),
  ],
  notWalked: {
    'login.listingMfaFactors · code.submitted → itself':
      'login.spec.ts gives a code before the factors have come.',
    'login.listingMfaFactors · xstate.error.actor.listMfaFactors [2 of 3] → login.paused':
      'Nothing is guessed by asking for the factors: the contract knows no code.exhausted there.',
    ...earlyArrows('login.startingMfaChallenge', 'startMfaChallenge', 'login.verifyingMfaCode'),
    'login.enteringCode · step.left → login.enteringCredentials':
      'From the code every way back, also that of the browser, begins the login again: login.restarted.',
  },
  async enter({ page, portal, giveCookies }, { input: { at }, kind }) {
    const person = await portal.addMember(structuredClone(memberKinds[kind]))
    // Sets the cookie of a login that waits for its second factor, as the browser has this cookie after a reload.
    if (at === 'secondFactor') await giveCookies({ session: (await portal.logIn(person.email)).session! })
    await page.goto(addresses[at])
    return person
  },
}
