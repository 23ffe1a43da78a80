import texts from '#src/features/mfa/my/texts.json' with { type: 'json' }
import { openIf, say } from './screen.ts'

type Factor = 'totp' | 'sms'

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
