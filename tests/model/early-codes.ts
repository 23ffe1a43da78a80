import type { AnyMachineSnapshot } from 'xstate'

/**
 * Whether a walk may enter a code, which is possible only after the code was sent. The walks delay the call that
 * sends the code, so the code is unknown until that call ends.
 */
export const isCodeSent = (from: AnyMachineSnapshot): boolean => !from.hasTag('busy')

/**
 * Returns the transitions for a code that is entered while the sending call is in progress; these transitions belong
 * in `notWalked`. Takes the ids of the states.
 */
export const earlyArrows = (sending: string, call: string, verifying: string): Record<string, string> =>
  Object.fromEntries(
    [
      `${sending} · code.submitted → itself`,
      `${sending} · xstate.done.actor.${call} [1 of 2] → ${verifying}`,
    ].map((arrow) => [arrow, 'A code is known once it was sent; login.spec.ts gives that of an app before.']),
  )
