import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules } from './session.rules.ts'

/** `evaluated` means that a wrong password was checked, including the last one before a pause. */
type PasswordGuess = {
  result: 'right' | 'wrong' | 'paused'
  evaluated?: boolean
  remaining?: number
  retryAfterSeconds?: number
}

/**
 * Returns a function that checks a password, if the limits allow it. Attempts are counted by mail address, whether or
 * not it has an account.
 */
export function createPasswordCheck({
  limits,
  passwords,
  throttle,
}: Pick<SessionDeps, 'limits' | 'passwords' | 'throttle'>) {
  const rule = guessRules(limits).password

  return async (email: string, hash: string | undefined, password: string): Promise<PasswordGuess> => {
    const reservation = await throttle.reserve(rule, email)
    if (!reservation.allowed) return { result: 'paused', ...reservation }
    try {
      if (!(await passwords.verify(hash, password))) {
        return { result: reservation.remaining > 0 ? 'wrong' : 'paused', evaluated: true, ...reservation }
      }
    } catch (error) {
      await throttle.giveBack(rule, email)
      throw error
    }
    await throttle.clear(rule, email)
    return { result: 'right' }
  }
}

/** Refuses a member's own password that was wrong or was not checked. */
export function refuseUnlessRight(guess: PasswordGuess): void {
  if (guess.result === 'paused') throw pauseProblem('password.paused', guess)
  if (guess.result === 'wrong') throw wrongPassword('password.wrong', guess)
}

export const pauseProblem = (
  reason: 'login.paused' | 'password.paused',
  { retryAfterSeconds = 0 }: Pick<PasswordGuess, 'retryAfterSeconds'>,
): Problem => problemNamed(reason, { retryAfterSeconds })

export function wrongPassword(
  reason: 'credentials.wrong' | 'password.wrong',
  { remaining = 0, retryAfterSeconds = 0 }: Omit<PasswordGuess, 'result'>,
): Problem {
  return problemNamed(reason, { remaining, ...(retryAfterSeconds > 0 && { retryAfterSeconds }) })
}
