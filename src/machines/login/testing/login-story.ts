import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { done } from '../../testing/steps.ts'
import type { CodeFactor, LoginInput, MfaFactors } from '../login-context.ts'

/* The events and outcomes of one member's login, for the tests. */

export const deviceId = '0d0f7d3e-7f9a-4c6f-9c6e-2b8f1f0f6a11'
export const email = 'minsu@hanbit.example'
export const offlineProblem = new Problem(0, '')
export const credentialsWrong = problemNamed('credentials.wrong', { remaining: 4 })
export const credentialsWrongSlowed = problemNamed('credentials.wrong', {
  remaining: 2,
  retryAfterSeconds: 2,
})
export const loginPaused = problemNamed('login.paused', { retryAfterSeconds: 900 })
export const loginMissing = problemNamed('login.missing')
export const noSession = problemNamed('session.missing')
export const codeExhausted = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
export const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
export const factorUnavailable = problemNamed('factor.unavailable')
export const codeWrong = problemNamed('code.wrong', { remaining: 3 })
export const codeExpired = problemNamed('code.expired')
export const recoveryWrong = problemNamed('recovery.wrong', { remaining: 4 })

export const inputAfterReload: LoginInput = { deviceId, at: 'secondFactor' }
export const bothFactors: MfaFactors = {
  mfaType: 'sms',
  factors: [
    { mfaType: 'sms', destination: '010-****-5678' },
    { mfaType: 'totp', destination: null },
  ],
  recoveryCodeYn: 'Y',
  trustDays: 30,
}
export const onlySms: MfaFactors = {
  mfaType: 'sms',
  factors: bothFactors.factors.slice(0, 1),
  recoveryCodeYn: 'N',
  trustDays: 0,
}
export const challenge = (mfaType: CodeFactor) => ({
  challengeId:
    mfaType === 'sms' ? '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61' : '7a2d4b63-04d2-4c1f-9c6b-2e3f4d5c6b72',
  securityType: 'LOGIN' as const,
  mfaType,
  destination: mfaType === 'sms' ? '010-****-5678' : null,
  expiresInSeconds: 180,
  resendInSeconds: mfaType === 'sms' ? 30 : 0,
})

export const emailTyped = { type: 'email.changed', email } as const
export const credentialsSubmitted = {
  type: 'credentials.submitted',
  email,
  password: 'correct horse battery',
} as const
export const code = { type: 'code.submitted', code: '123456' } as const
export const resend = { type: 'code.requested' } as const
export const otherFactorsRequested = { type: 'other.chosen' } as const
export const choose = (mfaType: CodeFactor) => ({ type: 'factor.chosen', mfaType }) as const
export const recoveryChosen = { type: 'recovery.chosen' } as const
export const recoveryCode = { type: 'recovery.submitted', recoveryCode: 'K7QW-3M9T' } as const
export const stepLeft = { type: 'step.left' } as const
export const loginRestarted = { type: 'login.restarted' } as const

export const logInDone = done('logIn', { loginYn: 'Y', mfaType: 'none' })
export const logInHalfDone = done('logIn', { loginYn: 'N', mfaType: 'sms' })
export const listMfaFactorsDone = done('listMfaFactors', bothFactors)
export const startMfaChallengeDone = done('startMfaChallenge', challenge('sms'))
export const sentTotp = done('startMfaChallenge', challenge('totp'))
export const verifyMfaCodeDone = done('verifyMfaCode', { loginYn: 'Y', mfaType: 'sms' })
export const verifyRecoveryCodeDone = done('verifyRecoveryCode', { loginYn: 'Y', mfaType: 'sms' })
