import type { Output } from '#contract/operation.ts'
import { mfaEnrolmentMachine } from '#src/machines/mfa-enrolment/mfa-enrolment.machine.ts'
import type { FactorChosen, MfaEnrolmentContext } from '#src/machines/mfa-enrolment/mfa-enrolment-setup.ts'
import { codeSituation } from '#src/machines/testing/code-situation.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome, passes, type Step } from '#src/machines/testing/steps.ts'
import { earlyArrows } from './early-codes.ts'
import { type Flow, leafOf } from './flow.ts'
import { provenSession } from './fresh-proof.ts'
import { gestures } from './mfa-gestures.ts'
import { screens } from './mfa-screens.ts'
import { type MemberKind, memberKinds, type Owner, worlds } from './mfa-worlds.ts'
import { isRefusal } from './steps.ts'

const offeredFactors = ['totp', 'sms'] as const

export const mfaFlow: Flow<typeof mfaEnrolmentMachine, Owner, MemberKind> = {
  machine: mfaEnrolmentMachine,
  beginnings: [{ input: { offered: offeredFactors } }],
  kinds: Object.keys(memberKinds) as MemberKind[],
  events: [
    { type: 'factor.chosen', mfaType: 'sms' },
    { type: 'factor.chosen', mfaType: 'totp' },
    { type: 'code.requested' },
    { type: 'code.submitted', code: '' },
    { type: 'choice.reopened' },
    { type: 'codes.saved' },
    passes(30),
    passes(180),
    passes(900),
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  sameness: ({ enrolment, proven, recoveryCodes, problem, code, pauseSecondsLeft }) => [
    enrolment?.mfaType,
    proven,
    recoveryCodes.length > 0,
    problem?.code,
    codeSituation(code),
    pauseSecondsLeft > 0,
  ],
  // Both factors must be walked, since they have different screens.
  facets: (snapshot) => [
    `${leafOf(snapshot)} with ${(snapshot.context as MfaEnrolmentContext).enrolment?.mfaType}`,
  ],
  isPossible,
  returns: true,
  notWalked: earlyArrows(
    'mfaEnrolment.startingMfaEnrolment',
    'startMfaEnrolment',
    'mfaEnrolment.verifyingMfaEnrolment',
  ),
  async enter({ page, portal, giveCookies }, { kind }) {
    const member = await portal.addMember({ mfaType: 'none', factors: [], codes: [...memberKinds[kind]] })
    await giveCookies({ session: await provenSession({ portal }, member.email) })
    await page.goto('/my/mfa/enrol')
    return member
  },
}

/**
 * Whether the last step of a path is possible: a sent code or a shown secret must belong to the last chosen factor.
 */
function isPossible(path: Path): boolean {
  const { step } = path.at(-1)!
  if (!isOutcome(step)) return true
  if (step.actorId !== 'startMfaEnrolment') return true
  const chosen = path
    .map((each) => each.step as Step)
    .findLast((each): each is FactorChosen & Step => each.type === 'factor.chosen')
  if (isRefusal(step, 'code.tooSoon')) return chosen?.mfaType === 'sms'
  const { output } = step as { output?: Output<'startMfaEnrolment'> }
  return output === undefined || output.mfaType === chosen?.mfaType
}
