import type { AnyMachineSnapshot } from 'xstate'

/**
 * The step at which a walk enters a code: after it was sent. The walks hold the call that sends it, so that
 * it is unknown before.
 */
export const isCodeSent = (from: AnyMachineSnapshot): boolean => !from.hasTag('busy')

/**
 * The transitions of a code that is entered during the call, for `notWalked`. Takes the states by their ids.
 */
export const earlyArrows = (sending: string, call: string, verifying: string): Record<string, string> =>
  Object.fromEntries(
    [
      `${sending} · code.submitted → itself`,
      `${sending} · xstate.done.actor.${call} [1 of 2] → ${verifying}`,
    ].map((arrow) => [arrow, 'A code is known once it was sent; login.spec.ts gives that of an app before.']),
  )
