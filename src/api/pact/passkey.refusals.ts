import { encodeBase64 } from '#domain/base64.ts'
import { attestation, attestationOfWorld } from './passkey.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Vt8QmZx4LrPk2WnYc7JbHs5GdFa9UeIo1KqTv6XyRzM'
export const passkeyId = '5b0e7f3c-91d4-4a26-8c7e-d3f6a1b29058'
const idempotencyKey = 'c8a1f5d2-3e47-4b90-96f8-7d0b2e64a1c3'
export const name = '업무용 노트북'
export const encodeText = (text: string) => encodeBase64(text)
export const passkeys = [{ passkeyId, name, syncedYn: 'Y' as const }]
const unverifiedParams = { session, because: 'unverified' } as const
export const createdPasskey = { session, answer: 'right', ageSeconds: 20 } as const
export const registerPasskeyBody = { idempotencyKey, name: encodeText(name), credential: attestationOfWorld }
export const finishInput = { idempotencyKey, name, credential: attestation }

export const passkeyRefusals = {
  listPasskeys: {
    tokens: session,
    body: {},
    refused: { 'session.expired': 'after the end of the session' },
  },
  startPasskeyRegistration: {
    tokens: session,
    given: worldOf('a member who may not register passkeys', unverifiedParams),
    body: {},
    refused: {
      'verification.stale': 'by a member who has not verified again',
      'passkey.tooMany': { when: 'by a member with ten passkeys', but: { because: 'ten' } },
      'session.missing': 'from a visitor',
      'session.expired': 'after the end of the session',
    },
  },
  finishPasskeyRegistration: {
    tokens: session,
    given: worldOf('a passkey that was made', { ...createdPasskey, ageSeconds: 301 }),
    body: finishInput,
    refused: {
      'passkey.expired': { when: 'more than five minutes after the start', travels: registerPasskeyBody },
      'passkey.invalid': {
        when: 'without user verification',
        but: { answer: 'unverified', ageSeconds: 20 },
        travels: registerPasskeyBody,
      },
      'passkey.known': {
        when: 'with a passkey that is registered already',
        but: { answer: 'known', ageSeconds: 20 },
        travels: registerPasskeyBody,
      },
      'passkey.tooMany': {
        when: 'by a member with ten passkeys',
        but: { ageSeconds: 20, ten: true },
        travels: registerPasskeyBody,
      },
      'key.reused': {
        when: 'with a key that was used',
        but: { ageSeconds: 20, usedKey: idempotencyKey },
        travels: registerPasskeyBody,
      },
      'session.expired': 'after the end of the session',
    },
  },
  renamePasskey: {
    tokens: session,
    body: { passkeyId, name: '집 데스크톱' },
    refused: {
      'passkey.missing': {
        when: 'of one that is not there',
        given: worldOf('a member who may not register passkeys', unverifiedParams),
      },
      'session.expired': 'after the end of the session',
    },
  },
  removePasskey: {
    tokens: session,
    body: { passkeyId },
    refused: {
      'verification.stale': {
        when: 'by a member who has not verified again',
        given: worldOf('a member who may not register passkeys', unverifiedParams),
      },
      'factor.required': {
        when: 'of the last factor of the staff',
        given: worldOf('a member with passkeys', { session, passkeys, staffYn: 'Y' }),
      },
      'session.missing': 'from a visitor',
      'session.expired': 'after the end of the session',
    },
  },
} satisfies Partial<RefusalTable>
