import { waitFor } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { messages } from '#src/api/messages.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { isLoggedIn, isPasswordEntered, isSettled } from '#src/machines/session/session-selectors.ts'

type Session = Machines['session']

/**
 * Call this function when a call begins, and the returned function with the problem of the call before the caller
 * receives the problem. The session reacts to a refusal; if the session seems lost, it is checked again first. If the
 * session has changed since the call began, its guards redirect and no screen shows the problem; otherwise the
 * problem to show is returned.
 */
export function notifySession(session: Session): (problem: Problem) => Promise<Problem> {
  const previousKey = sessionKey(session)
  return async (problem) => {
    // Once the session is reloaded, its guards redirect to the registration of a factor, and screens disable
    // forbidden actions.
    if (problem.is('factor.missing', 'company.roleNeeded')) session.send({ type: 'member.changed' })
    const isLost = problem.is('session.missing', 'session.expired')
    if (!isLost && !problem.is('password.unconfirmed')) return problem
    session.send({ type: isLost ? 'session.refused' : 'password.required' })
    await waitFor(session, isSettled)
    problem.isLedOn = sessionKey(session) !== previousKey
    const isDoubted = isLost && !problem.isLedOn && isLoggedIn(session.getSnapshot())
    return isDoubted ? new Problem(problem.code, messages.sessionDoubted) : problem
  }
}

function sessionKey(session: Session): string {
  const snapshot = session.getSnapshot()
  const email = isLoggedIn(snapshot) && snapshot.context.session?.email
  return JSON.stringify([isLoggedIn(snapshot), email, isPasswordEntered(snapshot)])
}
