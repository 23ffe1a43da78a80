import { codeSituation } from '#src/machines/testing/code-situation.ts'
import { passes } from '#src/machines/testing/steps.ts'
import { earlyArrows } from './early-codes.ts'
import type { Flow } from './flow.ts'
import { gestures } from './member-gestures.ts'
import { screens } from './member-screens.ts'
import { addMember, type Machine, type Member, machine, PAUSE_SECONDS, worlds } from './member-worlds.ts'

/** The verification of a new phone number of the member. */
export const memberFlow: Flow<Machine, Member> = {
  machine,
  beginnings: [{ input: { contactType: 'PHONE' } }],
  kinds: ['member'],
  events: [
    { type: 'code.requested' },
    { type: 'code.submitted', code: '' },
    passes(30),
    passes(180),
    passes(900),
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  sameness: ({ code, problem }) => [
    codeSituation(code),
    code.resendSecondsLeft > PAUSE_SECONDS,
    problem?.code,
  ],
  notWalked: earlyArrows('mobileVerify.sending', 'sendContactCode', 'mobileVerify.verifying'),
  async enter(browser) {
    const member = await addMember(browser)
    await browser.giveCookies({ session: member.session })
    await browser.page.goto('/my/member/mobileverify')
    return member
  },
}
