import texts from '#src/features/mfa/my/texts.json' with { type: 'json' }
import { fillText, openIf } from './screen.ts'

type Factor = 'totp' | 'sms'

/** A member with their login factors, as the screen shows them. Changes during a walk are also made here. */
export type Holder = { id: string; email: string; factors: Factor[]; devices: string[]; passkeys: string[] }

export const address = '/my/mfa'
/** The name of a device that is trusted. */
export const device = '회사 컴퓨터'

/** Returns the buttons of the screen of login factors; those about passkeys are passed in. */
export function settingsButtons(
  { factors, devices }: Holder,
  passkeys: string[],
  { isBusy = false } = {},
): string[] {
  const button = openIf(!isBusy)
  const ofFactor = (mfaType: Factor) => {
    const factor = texts.factor[mfaType].name
    return factors.includes(mfaType)
      ? button(fillText(texts.turnOffLabel, { factor }))
      : fillText(texts.turnOn, { factor })
  }
  return [
    ofFactor('totp'),
    ofFactor('sms'),
    ...passkeys,
    button(texts.recovery.again),
    ...devices.map((device) => button(fillText(texts.devices.removeLabel, { device }))),
  ]
}
