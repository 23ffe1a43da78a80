import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { messages } from '#src/api/messages.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import type { SessionInfo } from '#src/machines/session/session-context.ts'
import { isSettled, isSubscriptionReadOnly } from '#src/machines/session/session-selectors.ts'
import { notifySession } from './notify-session.ts'

const anonymous: SessionInfo = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  mfaType: 'none',
  subscribeYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 0,
  expiresInSeconds: 0,
}
const minsu: SessionInfo = { ...anonymous, loginYn: 'Y', passwordCheckYn: 'Y', email: 'minsu@hanbit.example' }
const jiwoo: SessionInfo = { ...minsu, email: 'jiwoo@hanbit.example' }

/** Creates a session for which the server returns the given answers in turn, and then the last one repeatedly. */
async function sessionAnswering(...answers: SessionInfo[]) {
  const getUnauthSessionInfo = fromPromise<SessionInfo, Record<string, never> | undefined>(() =>
    Promise.resolve(answers.length > 1 ? answers.shift()! : answers[0]!),
  )
  const session = createActor(sessionMachine.provide({ actors: { getUnauthSessionInfo } }), {
    input: { newDeviceId: () => '' },
  }).start()
  await waitFor(session, isSettled)
  return session
}

const missingProblem = () => problemNamed('session.missing')
const expiredProblem = () => problemNamed('session.expired')
const unconfirmedProblem = () => problemNamed('password.unconfirmed')

describe('the guards redirect, and no screen shows the problem, when', () => {
  it.each([
    ['the session is over', [minsu, anonymous], missingProblem],
    ['the session has ended', [minsu, anonymous], expiredProblem],
    ['another member has logged in', [minsu, jiwoo], expiredProblem],
    ['the password check has expired', [minsu], unconfirmedProblem],
  ])('%s', async (_, answers, problem) => {
    const notify = notifySession(await sessionAnswering(...answers))
    const refusal = problem()
    expect(await notify(refusal)).toBe(refusal)
    expect(refusal.isLedOn).toBe(true)
  })

  it('the session was over before the call returned', async () => {
    const session = await sessionAnswering(minsu, anonymous)
    const [first, second] = [notifySession(session), notifySession(session)]
    await first(missingProblem())
    expect(await second(missingProblem())).toMatchObject({ isLedOn: true })
  })
})

describe('the screen shows the problem when no guard redirects:', () => {
  it.each([missingProblem, expiredProblem])('a refusal while the session exists', async (problem) => {
    const shown = await notifySession(await sessionAnswering(minsu))(problem())
    expect(shown).toMatchObject({
      code: problem().code,
      message: messages.sessionDoubted,
      isLedOn: false,
    })
  })

  it('a refusal of a visitor', async () => {
    const problem = missingProblem()
    expect(await notifySession(await sessionAnswering(anonymous))(problem)).toBe(problem)
    expect(problem.isLedOn).toBe(false)
  })

  it('a password check that the session already requires', async () => {
    const session = await sessionAnswering({ ...minsu, passwordCheckYn: 'N' })
    expect(await notifySession(session)(unconfirmedProblem())).toMatchObject({ isLedOn: false })
  })

  it('a missing role, which the session reports from then on', async () => {
    const session = await sessionAnswering(minsu, { ...minsu, subscriptionReadOnlyYn: 'Y' })
    const problem = problemNamed('company.roleNeeded')
    expect(isSubscriptionReadOnly(session.getSnapshot())).toBe(false)
    expect(await notifySession(session)(problem)).toBe(problem)
    expect(problem.isLedOn).toBe(false)
    await waitFor(session, isSettled)
    expect(isSubscriptionReadOnly(session.getSnapshot())).toBe(true)
  })

  it('a problem that does not concern the session', async () => {
    const problem = new Problem(500, '')
    expect(await notifySession(await sessionAnswering(minsu, anonymous))(problem)).toBe(problem)
    expect(problem.isLedOn).toBe(false)
  })
})
