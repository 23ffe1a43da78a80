import type { Problem } from '#contract/problem.ts'
import login from '#src/i18n/locales/ko/login.json' with { type: 'json' }
import texts from '#src/i18n/locales/ko/mfa.json' with { type: 'json' }
import { waiting } from './password-again.ts'
import { busy, linesOf, open, openIf, type Screen, say } from './screen.ts'

type Factor = 'totp' | 'sms'
type Label = (name: string) => string

/** A member who has ways to log in, as their screen shows them; what is changed about them is changed here too. */
export type Holder = { id: string; email: string; factors: Factor[]; devices: string[]; passkeys: string[] }

export const address = '/my/mfa'
/** The name of a device that is trusted. */
export const device = '회사 컴퓨터'

/** The buttons of the screen of one's ways to log in, those about passkeys given from outside. */
export function settingsButtons(
  { factors, devices }: Holder,
  passkeys: string[],
  { isBusy = false } = {},
): string[] {
  const button = openIf(!isBusy)
  const ofFactor = (mfaType: Factor) => {
    const factor = texts.factor[mfaType].name
    return factors.includes(mfaType)
      ? button(say(texts.turnOffLabel, { factor }))
      : say(texts.turnOn, { factor })
  }
  return [
    ofFactor('totp'),
    ofFactor('sms'),
    ...passkeys,
    button(texts.recovery.again),
    ...devices.map((device) => button(say(texts.devices.removeLabel, { device }))),
  ]
}

type Password = { problem: Problem | undefined; pauseSecondsLeft: number; lead: string }

/** Where the password is given once more on a screen of its own. */
export function passwordScreen(
  { problem, pauseSecondsLeft, lead }: Password,
  submit: Label,
): Partial<Screen> {
  return {
    heading: texts.verify.title,
    texts: [lead],
    problem: [...linesOf(problem), ...waiting(pauseSecondsLeft)],
    fields: [texts.verify.password],
    buttons: [
      login.showPassword,
      (submit === busy ? openIf(false) : open)(texts.cancel),
      submit(texts.verify.submit),
    ],
  }
}
