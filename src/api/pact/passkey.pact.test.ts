import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { personal, time, uuid, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'
import { attestation, attestationOfWorld } from './passkey.ts'

const { eachLike, integer, regex, string } = Matchers
const session = 'Vt8QmZx4LrPk2WnYc7JbHs5GdFa9UeIo1KqTv6XyRzM'
const passkeyId = '5b0e7f3c-91d4-4a26-8c7e-d3f6a1b29058'
const idempotencyKey = 'c8a1f5d2-3e47-4b90-96f8-7d0b2e64a1c3'
const name = '업무용 노트북'
const wire = (text: string) => encodeBase64(text)
const passkeys = [{ passkeyId, name, syncedYn: 'Y' as const }]
const unverified = { session, because: 'unverified' } as const
const made = { session, answer: 'right', ageSeconds: 20 } as const
const shown = { passkeyId: uuid(passkeyId), createdAt: time('2026-11-21T09:00:00+09:00'), syncedYn: yn('Y') }
const asked = { idempotencyKey, name: wire(name), credential: attestationOfWorld }
const finish = { idempotencyKey, name, credential: attestation }

describe('listPasskeys', () => {
  it('tells a member their passkeys', () =>
    given('a member with passkeys', { session, passkeys })
      .uponReceiving('listPasskeys from a member with a passkey')
      .withRequest(...calling('listPasskeys', {}, session))
      .willRespondWith(
        ...succeeding({
          list: eachLike({ ...shown, name: personal(name), lastUsedAt: time('2026-11-21T09:20:00+09:00') }),
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listPasskeys({})
        expect(list[0]).toMatchObject({
          passkeyId,
          name,
          syncedYn: 'Y',
          lastUsedAt: '2026-11-21T09:20:00+09:00',
        })
      }))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('listPasskeys from a visitor')
      .withRequest(...calling('listPasskeys', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).listPasskeys({}), 'session.missing')))

  it('refuses an ended session', () =>
    given('an ended session', { session })
      .uponReceiving('listPasskeys after the end of the session')
      .withRequest(...calling('listPasskeys', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listPasskeys({}), 'session.expired')))
})

describe('startPasskeyRegistration', () => {
  it('says what the browser makes a passkey with', () =>
    given('a member with passkeys', { session, passkeys })
      .uponReceiving('startPasskeyRegistration by a member who has verified again')
      .withRequest(...calling('startPasskeyRegistration', {}, session))
      .willRespondWith(
        ...succeeding({
          challenge: regex('^[A-Za-z0-9_-]{43,86}$', 'n4Kd7QxVt2LsYb9RcHz1MwPg6FjEaUo3XiTqNvByC8k'),
          rp: { id: string('localhost'), name: string('빗장') },
          user: {
            id: regex('^[A-Za-z0-9_-]{16,86}$', 'LYtfOm4BTJePQrfVqcHjYA'),
            name: personal('narae.song@solbaram.example'),
            displayName: personal('송나래'),
          },
          pubKeyCredParams: eachLike({ type: 'public-key', alg: integer(-7) }),
          timeout: integer(300_000),
          excludeCredentials: eachLike({
            id: regex('^[A-Za-z0-9_-]{16,}$', attestation.id),
            type: 'public-key',
            transports: eachLike(string('internal')),
          }),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        }),
      )
      .executeTest(async (server) => {
        const { user, excludeCredentials } = await apiOf(server, session).startPasskeyRegistration({})
        expect(user).toMatchObject({ name: 'narae.song@solbaram.example', displayName: '송나래' })
        expect(excludeCredentials).toEqual([
          { id: attestation.id, type: 'public-key', transports: ['internal'] },
        ])
      }))

  it('asks for the password once more', () =>
    given('a member who may not register passkeys', unverified)
      .uponReceiving('startPasskeyRegistration by a member who has not verified again')
      .withRequest(...calling('startPasskeyRegistration', {}, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startPasskeyRegistration({}), 'verification.stale'),
      ))

  it('refuses more than ten', () =>
    given('a member who may not register passkeys', { session, because: 'ten' })
      .uponReceiving('startPasskeyRegistration by a member with ten passkeys')
      .withRequest(...calling('startPasskeyRegistration', {}, session))
      .willRespondWith(...refusing('passkey.tooMany'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startPasskeyRegistration({}), 'passkey.tooMany'),
      ))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('startPasskeyRegistration from a visitor')
      .withRequest(...calling('startPasskeyRegistration', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).startPasskeyRegistration({}), 'session.missing')))

  it('refuses an ended session', () =>
    given('an ended session', { session })
      .uponReceiving('startPasskeyRegistration after the end of the session')
      .withRequest(...calling('startPasskeyRegistration', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startPasskeyRegistration({}), 'session.expired'),
      ))
})

describe('finishPasskeyRegistration', () => {
  it('registers what the browser has made', () =>
    given('a passkey that was made', made)
      .uponReceiving('finishPasskeyRegistration with the answer of an authenticator')
      .withRequest(...calling('finishPasskeyRegistration', asked, session))
      .willRespondWith(...succeeding({ ...shown, name: wire(name), lastUsedAt: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).finishPasskeyRegistration(finish)).toMatchObject({
          passkeyId,
          name,
          lastUsedAt: null,
        })
      }))

  it('refuses an answer that comes too late', () =>
    given('a passkey that was made', { ...made, ageSeconds: 301 })
      .uponReceiving('finishPasskeyRegistration more than five minutes after the start')
      .withRequest(...calling('finishPasskeyRegistration', asked, session))
      .willRespondWith(...refusing('passkey.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).finishPasskeyRegistration(finish), 'passkey.expired'),
      ))

  it('refuses an answer that does not show whose it is', () =>
    given('a passkey that was made', { ...made, answer: 'unverified' })
      .uponReceiving('finishPasskeyRegistration without user verification')
      .withRequest(...calling('finishPasskeyRegistration', asked, session))
      .willRespondWith(...refusing('passkey.invalid'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).finishPasskeyRegistration(finish), 'passkey.invalid'),
      ))

  it('refuses a passkey that is registered already', () =>
    given('a passkey that was made', { ...made, answer: 'known' })
      .uponReceiving('finishPasskeyRegistration with a passkey that is registered already')
      .withRequest(...calling('finishPasskeyRegistration', asked, session))
      .willRespondWith(...refusing('passkey.known'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).finishPasskeyRegistration(finish), 'passkey.known'),
      ))

  it('refuses the eleventh', () =>
    given('a passkey that was made', { ...made, ten: true })
      .uponReceiving('finishPasskeyRegistration by a member with ten passkeys')
      .withRequest(...calling('finishPasskeyRegistration', asked, session))
      .willRespondWith(...refusing('passkey.tooMany'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).finishPasskeyRegistration(finish), 'passkey.tooMany'),
      ))

  it('refuses a key that was used for another answer', () =>
    given('a passkey that was made', { ...made, usedKey: idempotencyKey })
      .uponReceiving('finishPasskeyRegistration with a key that was used')
      .withRequest(...calling('finishPasskeyRegistration', asked, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).finishPasskeyRegistration(finish), 'key.reused'),
      ))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('finishPasskeyRegistration from a visitor')
      .withRequest(...calling('finishPasskeyRegistration', { ...asked, credential: attestation }))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).finishPasskeyRegistration(finish), 'session.missing'),
      ))

  it('refuses an ended session', () =>
    given('an ended session', { session })
      .uponReceiving('finishPasskeyRegistration after the end of the session')
      .withRequest(...calling('finishPasskeyRegistration', { ...asked, credential: attestation }, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).finishPasskeyRegistration(finish), 'session.expired'),
      ))
})

describe('renamePasskey', () => {
  const renaming = { passkeyId, name: '집 데스크톱' }
  const renamed = { passkeyId, name: wire('집 데스크톱') }

  it('gives a passkey another name', () =>
    given('a member with passkeys', { session, passkeys })
      .uponReceiving('renamePasskey of one of the member')
      .withRequest(...calling('renamePasskey', renamed, session))
      .willRespondWith(...succeeding({ ...shown, name: wire('집 데스크톱') }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).renamePasskey(renaming)).toMatchObject(renaming)
      }))

  it('refuses one that is not there', () =>
    given('a member who may not register passkeys', unverified)
      .uponReceiving('renamePasskey of one that is not there')
      .withRequest(...calling('renamePasskey', renamed, session))
      .willRespondWith(...refusing('passkey.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).renamePasskey(renaming), 'passkey.missing'),
      ))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('renamePasskey from a visitor')
      .withRequest(...calling('renamePasskey', renamed))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).renamePasskey(renaming), 'session.missing')))

  it('refuses an ended session', () =>
    given('an ended session', { session })
      .uponReceiving('renamePasskey after the end of the session')
      .withRequest(...calling('renamePasskey', renamed, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).renamePasskey(renaming), 'session.expired'),
      ))
})

describe('removePasskey', () => {
  it('removes a passkey', () =>
    given('a member with passkeys', { session, passkeys })
      .uponReceiving('removePasskey of one of the member')
      .withRequest(...calling('removePasskey', { passkeyId }, session))
      .willRespondWith(...succeeding({ removedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removePasskey({ passkeyId })).toEqual({ removedYn: 'Y' })
      }))

  it('asks for the password once more', () =>
    given('a member who may not register passkeys', unverified)
      .uponReceiving('removePasskey by a member who has not verified again')
      .withRequest(...calling('removePasskey', { passkeyId }, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removePasskey({ passkeyId }), 'verification.stale'),
      ))

  it('keeps the last factor of the staff', () =>
    given('a member with passkeys', { session, passkeys, staffYn: 'Y' })
      .uponReceiving('removePasskey of the last factor of the staff')
      .withRequest(...calling('removePasskey', { passkeyId }, session))
      .willRespondWith(...refusing('factor.required'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removePasskey({ passkeyId }), 'factor.required'),
      ))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('removePasskey from a visitor')
      .withRequest(...calling('removePasskey', { passkeyId }))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).removePasskey({ passkeyId }), 'session.missing')))

  it('refuses an ended session', () =>
    given('an ended session', { session })
      .uponReceiving('removePasskey after the end of the session')
      .withRequest(...calling('removePasskey', { passkeyId }, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removePasskey({ passkeyId }), 'session.expired'),
      ))
})
