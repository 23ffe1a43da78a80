import { randomBytes } from 'node:crypto'

/** The addresses of the demo's window, in which a card number is entered, and of its script. */
export const SIMULATED_WINDOW = '/demo/card-window'
export const SIMULATED_SCRIPT = `${SIMULATED_WINDOW}.js`
/** The company of every card of the demo. */
export const SIMULATED_COMPANY = '솔바람카드'

/** The part of a card's data that the window sends on; the number never leaves the window. */
export type SimulatedCard = { lastFour: string; cardExpiration: string }

/** Creates the auth key that the window returns for a card, different each time. */
export function simulatedAuthKey({ lastFour, cardExpiration }: SimulatedCard): string {
  return `simauth_${lastFour}_${cardExpiration.replace('/', '')}_${randomBytes(12).toString('hex')}`
}

/** Returns the card of an auth key of the window; undefined for any other text. */
export function simulatedCardOf(authKey: string): SimulatedCard | undefined {
  const [, lastFour, month, year] = /^simauth_(\d{4})_(\d{2})(\d{2})_[0-9a-f]{24}$/.exec(authKey) ?? []
  return lastFour === undefined ? undefined : { lastFour, cardExpiration: `${month}/${year}` }
}
