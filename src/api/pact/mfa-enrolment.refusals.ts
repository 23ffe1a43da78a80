import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Zx2cVb4nMa6sDf8gHj1kLq3wEr5tYu7iOp9aSd0fGhJ'
const unverifiedMember = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
export const enrolmentId = '5c7e1a94-2d38-4b6f-90a1-e83b4f6c2d70'
const code = '482915'
export const guessInput = { enrolmentId, code }
export const enrolmentCodeSent = { session, enrolmentId, code, ageSeconds: 40, wrongTries: 0 }
export const withoutFactors = { session, factors: [] }

export const mfaEnrolmentRefusals = {
  startMfaEnrolment: {
    tokens: session,
    given: worldOf('an enrolment under way', { ...enrolmentCodeSent, ageSeconds: 0 }),
    body: { mfaType: 'sms' },
    refused: {
      'factor.enrolled': {
        when: 'of one that is on',
        given: worldOf('a member who changes their factors', { session, factors: ['sms'] }),
      },
      'code.tooSoon': { when: 'right after the last code', data: { retryAfterSeconds: 30 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { ageSeconds: 40, wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.stale': {
        when: 'before the password was given once more',
        given: worldOf('a logged-in member', unverifiedMember),
        with: { mfaType: 'totp' },
      },
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
    },
  },
  verifyMfaEnrolment: {
    tokens: session,
    given: worldOf('an enrolment under way', enrolmentCodeSent),
    body: guessInput,
    refused: {
      'enrolment.missing': {
        when: 'without an enrolment',
        given: worldOf('a member who changes their factors', withoutFactors),
      },
      'code.wrong': { when: 'with a wrong code', with: { code: '000000' }, data: { remaining: 4 } },
      'code.expired': { when: 'after three minutes', but: { ageSeconds: 181 } },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.stale': {
        when: 'before the password was given once more',
        given: worldOf('a logged-in member', unverifiedMember),
      },
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
    },
  },
  turnOnMfaFactor: {
    tokens: session,
    given: worldOf('an enrolment under way', enrolmentCodeSent),
    body: { enrolmentId },
    refused: {
      'enrolment.missing': 'before the code',
      'factor.enrolled': { when: 'of one that is on meanwhile', but: { verifiedYn: 'Y', enrolledYn: 'Y' } },
      'verification.stale': {
        when: 'before the password was given once more',
        given: worldOf('a logged-in member', unverifiedMember),
      },
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
    },
  },
} satisfies Partial<RefusalTable>
