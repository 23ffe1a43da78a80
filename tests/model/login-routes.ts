import type { AnyMachineSnapshot } from 'xstate'
import { initialTransition } from 'xstate'
import { currentChallenge, type LoginContext, type LoginEvent, type LoginInput } from '#src/machines/login/login-context.ts'
import { loginMachine } from '#src/machines/login/login.machine.ts'
import { arrow, transitionsOf } from '#src/machines/testing/drawing.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome, type Outcome, passes, type Step } from '#src/machines/testing/steps.ts'
import { arrowsOf, covering, pathsWithEveryStep } from './covering.ts'
import { leafOf } from './login-screens.ts'
import { nameOf } from './login-steps.ts'
import { type MemberKind, memberKinds, withSecondFactor, type World, worlds } from './login-worlds.ts'

/** A way through the login, whose login it is, and the arrows it takes. */
export type LoginRoute = { input: LoginInput; path: Path; member: MemberKind; arrows: ReadonlySet<string> }

/** The arrows no walk can take, and why. */
export const notWalked: Record<string, string> = {
  'login.listingMfaFactors · xstate.error.actor.listMfaFactors [2 of 3] → login.paused':
    'Nothing is guessed by asking for the factors: the contract knows no code.exhausted there.',
  'login.enteringCode · step.left → login.enteringCredentials':
    'From the code every way back, also that of the browser, begins the login anew: login.restarted.',
}

const deviceId = '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11'
const email = 'narae.song@solbaram.example'
const inputs: LoginInput[] = [{ deviceId, at: 'credentials' }, { deviceId, at: 'secondFactor' }]
const events: LoginEvent[] = [
  { type: 'email.changed', email },
  { type: 'credentials.submitted', email, password: '' },
  { type: 'code.submitted', code: '' },
  { type: 'resend.requested' },
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
]
const everyWorld: World[] = Object.values(worlds).flatMap((ways) => Object.values<World | World[]>(ways)).flat()

/** The world in which a call ends so. */
export const worldOf = (outcome: Outcome): World => everyWorld.find((world) => world.outcome === outcome)!

/** Every arrow of the login. */
export const everyArrow = transitionsOf(loginMachine).map((transition) => arrow(transition)!)

/**
 * Enough of the machine's paths to take every arrow that can be walked and every step in every state that takes it, and
 * to see each screen with every factor and for every member.
 */
export const routes: LoginRoute[] = covering(inputs.flatMap(routesFrom), ({ input, path, arrows, member }) => [
  ...arrows,
  ...path.map((_, index) => moveOf(input, path.slice(0, index + 1))),
  ...path.map(({ drawn }) => `${leafOf(drawn)} with ${factorOf(drawn)}`),
  ...path.filter(({ drawn }) => leafOf(drawn) === 'choosingFactor').map(() => member),
])

function routesFrom(input: LoginInput): LoginRoute[] {
  const steps: Step[] = [...events, ...everyWorld.map(({ outcome }) => outcome)]
  const shortest = new Map<string, Path>()
  for (const path of pathsWithEveryStep(loginMachine, { input, steps, sameness, isPossible: (path) => isPossible(input, path) })) {
    const key = [memberOf(input, path), moveOf(input, path), factorOf(path.at(-1)!.drawn)].join(' · ')
    if (!shortest.has(key)) shortest.set(key, path)
  }
  return [...shortest.values()]
    .map((path) => ({ input, path, member: memberOf(input, path)!, arrows: arrowsOf(loginMachine, input, path) }))
    .filter(({ arrows }) => !Object.keys(notWalked).some((name) => arrows.has(name)))
}

/** The last step of a path with the states it leads from and to. */
function moveOf(input: LoginInput, path: Path): string {
  const from = path.at(-2)?.drawn ?? beginning(input)
  const { step, drawn } = path.at(-1)!
  return [leafOf(from), nameOf(step), leafOf(drawn)].join(' · ')
}

function factorOf({ context }: AnyMachineSnapshot) {
  return currentChallenge(context as LoginContext)?.mfaType
}

/** A member whose login can end in each of the ways of a path. */
function memberOf({ at }: LoginInput, path: Path): MemberKind | undefined {
  const kinds = Object.keys(memberKinds) as MemberKind[]
  const wanted: (readonly MemberKind[])[] = path.flatMap(({ step }) => (isOutcome(step) ? [worldOf(step).of ?? kinds] : []))
  if (at === 'secondFactor') wanted.push(withSecondFactor)
  return kinds.find((kind) => wanted.every((of) => of.includes(kind)))
}

function isPossible(input: LoginInput, path: Path): boolean {
  const { step } = path.at(-1)!
  const { context } = path.at(-2)?.drawn ?? beginning(input)
  const canBe = !isOutcome(step) || (worldOf(step).where?.(context as LoginContext) ?? true)
  return canBe && memberOf(input, path) !== undefined
}

/** Where a login stands before the first step. */
export function beginning(input: LoginInput): AnyMachineSnapshot {
  return initialTransition(loginMachine, input)[0]
}

// The numbers of the countdowns tell situations apart only by being over or not.
function sameness({ context }: AnyMachineSnapshot): unknown {
  const login = context as LoginContext
  const running = [login.codeSecondsLeft, login.resendSecondsLeft, login.pauseSecondsLeft].map((seconds) => seconds > 0)
  return [login.email !== '', login.factors, login.mfaType, currentChallenge(login)?.mfaType, login.problem?.code, running]
}
