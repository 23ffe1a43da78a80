import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { stepOf } from '../step-of.ts'
import { start } from '../testing/play.ts'
import { done, fails, passes, type Step } from '../testing/steps.ts'
import { loginMachine } from './login.machine.ts'

const deviceId = '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11'
const challengeId = '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'
const password = 'correct horse battery'
const credentialsSubmitted = {
  type: 'credentials.submitted',
  email: 'minsu@hanbit.example',
  password,
} as const
const logInHalfDone = done('logIn', { loginYn: 'N', mfaType: 'sms' })
const listMfaFactorsDone = done('listMfaFactors', {
  mfaType: 'totp',
  factors: [{ mfaType: 'sms', destination: '010-****-5678' }],
  recoveryCodeYn: 'Y',
  trustDays: 30,
})
const startMfaChallengeDone = done('startMfaChallenge', {
  challengeId,
  securityType: 'LOGIN',
  mfaType: 'totp',
  destination: null,
  expiresInSeconds: 180,
  resendInSeconds: 0,
})
const codeWrong = fails('verifyMfaCode', problemNamed('code.wrong', { remaining: 4 }))
const startMfaChallengeFailed = fails('startMfaChallenge', new Problem(0, ''))
const code = { type: 'code.submitted', code: '123456' } as const
const otherEvent = { type: 'other.chosen' } as const
const sms = { type: 'factor.chosen', mfaType: 'sms' } as const
const recoveryChosen = { type: 'recovery.chosen' } as const
const recoveryCode = { type: 'recovery.submitted', recoveryCode: 'K7QW-3M9T' } as const

describe('the login machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function actorAfter(...steps: Step[]) {
    const actor = start(loginMachine, { deviceId, at: 'credentials' })
    for (const step of steps) await actor.play(step)
    return actor
  }

  it('sends the typed credentials with the device id, and requests the preferred factor', async () => {
    const { calls } = await actorAfter(
      credentialsSubmitted,
      logInHalfDone,
      listMfaFactorsDone,
      startMfaChallengeDone,
      code,
    )
    expect(calls).toEqual([
      { operation: 'logIn', input: { email: 'minsu@hanbit.example', password, deviceId } },
      { operation: 'listMfaFactors', input: {} },
      { operation: 'startMfaChallenge', input: { mfaType: 'totp' } },
      { operation: 'verifyMfaCode', input: { challengeId, code: '123456' } },
    ])
  })

  it('requests the chosen factor and sends the recovery code', async () => {
    const { calls } = await actorAfter(
      credentialsSubmitted,
      logInHalfDone,
      listMfaFactorsDone,
      startMfaChallengeDone,
      otherEvent,
      sms,
      startMfaChallengeFailed,
      otherEvent,
      recoveryChosen,
      recoveryCode,
    )
    expect(calls.slice(3)).toEqual([
      { operation: 'startMfaChallenge', input: { mfaType: 'sms' } },
      { operation: 'verifyRecoveryCode', input: { recoveryCode: 'K7QW-3M9T' } },
    ])
  })

  it('requests that the device is trusted if the member wants that', async () => {
    const codeWithTrust = { ...code, trustsDevice: true }
    const { calls } = await actorAfter(
      credentialsSubmitted,
      logInHalfDone,
      listMfaFactorsDone,
      startMfaChallengeDone,
      codeWithTrust,
    )
    expect(calls.at(-1)).toEqual({
      operation: 'verifyMfaCode',
      input: { challengeId, code: '123456', trustDeviceYn: 'Y' },
    })
  })

  it('sends a call only once, however often a button is pressed', async () => {
    const { calls } = await actorAfter(
      credentialsSubmitted,
      credentialsSubmitted,
      credentialsSubmitted,
      logInHalfDone,
      listMfaFactorsDone,
      startMfaChallengeDone,
      code,
      code,
    )
    const calledOperations = calls.map(({ operation }) => operation)
    expect(calledOperations).toEqual(['logIn', 'listMfaFactors', 'startMfaChallenge', 'verifyMfaCode'])
  })

  it('stores no password, code or recovery code after the server has answered', async () => {
    const recoveryWrong = fails('verifyRecoveryCode', problemNamed('recovery.wrong', { remaining: 4 }))
    const actor = await actorAfter(
      credentialsSubmitted,
      fails('logIn', problemNamed('credentials.wrong', { remaining: 4 })),
    )
    expect(JSON.stringify(actor.snapshot())).not.toContain(password)
    const secrets = [
      credentialsSubmitted,
      logInHalfDone,
      listMfaFactorsDone,
      startMfaChallengeDone,
      code,
      codeWrong,
      otherEvent,
      recoveryChosen,
      recoveryCode,
      recoveryWrong,
    ]
    for (const step of secrets) await actor.play(step)
    expect(JSON.stringify(actor.snapshot())).not.toMatch(/correct horse|123456|K7QW/)
  })

  it('always has an address', async () => {
    const steps = [
      credentialsSubmitted,
      logInHalfDone,
      listMfaFactorsDone,
      startMfaChallengeDone,
      code,
      codeWrong,
      otherEvent,
      recoveryChosen,
      recoveryCode,
      fails('verifyRecoveryCode', problemNamed('code.exhausted', { retryAfterSeconds: 60 })),
      passes(60),
      credentialsSubmitted,
      done('logIn', { loginYn: 'Y', mfaType: 'none' }),
    ]
    const actor = await actorAfter()
    const seenSteps = [stepOf(actor.snapshot() as never)]
    for (const step of steps) {
      await actor.play(step)
      seenSteps.push(stepOf(actor.snapshot() as never))
    }
    expect(seenSteps).toEqual([
      'credentials',
      'credentials',
      'mfa',
      'mfa',
      'mfa',
      'mfa',
      'mfa',
      'other',
      'bakother',
      'bakother',
      'credentials',
      'credentials',
      'credentials',
      'completed',
    ])
  })

  it('does not re-render a screen without a countdown', async () => {
    const actor = await actorAfter(passes(1))
    const previousSnapshot = actor.snapshot()
    await actor.play(passes(5))
    expect(actor.snapshot()).toBe(previousSnapshot)
  })

  it('counts down correctly after the timer ticks were suspended', async () => {
    const actor = await actorAfter(
      credentialsSubmitted,
      fails('logIn', problemNamed('login.paused', { retryAfterSeconds: 900 })),
    )
    vi.setSystemTime(Date.now() + 600_000)
    await vi.advanceTimersByTimeAsync(250)
    expect(actor.snapshot().context.pauseSecondsLeft).toBe(300)
  })

  it('counts every second of a code’s time while another screen was shown and the timer ticks were suspended', async () => {
    const actor = await actorAfter(
      credentialsSubmitted,
      logInHalfDone,
      listMfaFactorsDone,
      startMfaChallengeDone,
      otherEvent,
    )
    vi.setSystemTime(Date.now() + 100_000)
    await actor.play({ type: 'step.left' })
    await vi.advanceTimersByTimeAsync(250)
    expect(actor.snapshot().context.code.codeSecondsLeft).toBe(80)
  })
})
