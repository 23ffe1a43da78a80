import type { Machines } from '#src/components/context/app-context.ts'

type RequiredMachines = Pick<Machines, 'session' | 'verification'>

/** Returns a function that asks for a fresh proof over the open screen: one dialog for any number of waiting calls. */
export function requestVerification({ session, verification }: RequiredMachines) {
  let waiting: Promise<boolean> | undefined
  let calls = 0
  // Without a session no member can give the proof.
  session.on('session.ended', () => verification.send({ type: 'verification.canceled' }))

  const answer = () =>
    new Promise<boolean>((resolve) => {
      const subscription = verification.on('verification.ended', ({ given }) => {
        subscription.unsubscribe()
        waiting = undefined
        // The proof included a check of the password.
        if (given) session.send({ type: 'password.confirmed' })
        resolve(given)
      })
      verification.send({ type: 'verification.requested' })
    })

  /** Returns whether the proof was given; the dialog closes with the last call that waits for it. */
  return async (signal?: AbortSignal): Promise<boolean> => {
    if (signal?.aborted) return false
    waiting ??= answer()
    calls += 1
    try {
      return await Promise.race([waiting, waitForAbort(signal)])
    } finally {
      calls -= 1
      if (calls === 0) verification.send({ type: 'verification.canceled' })
    }
  }
}

/** Settles when a call is aborted. */
const waitForAbort = (signal: AbortSignal | undefined) =>
  new Promise<false>((resolve) => signal?.addEventListener('abort', () => resolve(false), { once: true }))
