import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Rt6yUi1oPa4sDf7gHj0kLz3xCv5bNm8qWe2rTy9uIoP'
export const password = 'Sori-narae-2026!'
export const unconfirmedSession = { session, password, passwordCheckYn: 'N' } as const
export const trustedDeviceId = '9b2d7c41-5e80-4a3f-8c16-d4f0a7e3b925'
export const devicesInput = { trustedDeviceIds: [trustedDeviceId] }

export const mfaSettingsRefusals = {
  getMfaSettings: {
    tokens: session,
    body: {},
  },
  turnOffMfaFactor: {
    tokens: session,
    given: worldOf('a member who changes their factors', { session, factors: ['sms'] }),
    body: { mfaType: 'sms' },
    refused: {
      'factor.unavailable': { when: 'of one that is off', with: { mfaType: 'totp' } },
      'factor.required': { when: 'of the last one of the staff', but: { staffYn: 'Y' } },
      'verification.stale': {
        when: 'before the password was given once more',
        given: worldOf('a logged-in member', unconfirmedSession),
      },
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
    },
  },
  makeRecoveryCodes: {
    tokens: session,
    body: {},
    refused: {
      'factor.unavailable': {
        when: 'without a factor',
        given: worldOf('a member who changes their factors', { session, factors: [] }),
      },
      'verification.stale': {
        when: 'before the password was given once more',
        given: worldOf('a logged-in member', unconfirmedSession),
      },
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
    },
  },
  removeTrustedDevices: {
    tokens: session,
    body: devicesInput,
    refused: {
      'verification.stale': {
        when: 'before the password was given once more',
        given: worldOf('a logged-in member', unconfirmedSession),
      },
      'session.missing': 'from a visitor',
      'session.expired': 'with an ended session',
    },
  },
} satisfies Partial<RefusalTable>
