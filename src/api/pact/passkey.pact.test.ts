import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { personal, time, uuid, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import {
  createdPasskey,
  encodeText,
  finishInput,
  name,
  passkeyId,
  passkeyRefusals,
  passkeys,
  registerPasskeyBody,
  session,
} from './passkey.refusals.ts'
import { attestation } from './passkey.ts'

const { eachLike, integer, regex, string } = Matchers
const shownPasskey = {
  passkeyId: uuid(passkeyId),
  createdAt: time('2026-11-21T09:00:00+09:00'),
  syncedYn: yn('Y'),
}

describe('listPasskeys', () => {
  it('returns the passkeys of a member', () =>
    beginInteraction('a member with passkeys', { session, passkeys })
      .uponReceiving('listPasskeys from a member with a passkey')
      .withRequest(...calling('listPasskeys', {}, session))
      .willRespondWith(
        ...successAnswer({
          list: eachLike({
            ...shownPasskey,
            name: personal(name),
            lastUsedAt: time('2026-11-21T09:20:00+09:00'),
          }),
          accepted: {
            rpId: string('localhost'),
            userId: regex('^[A-Za-z0-9_-]{16,86}$', 'LYtfOm4BTJePQrfVqcHjYA'),
            credentialIds: eachLike(regex('^[A-Za-z0-9_-]{16,1364}$', attestation.id)),
          },
        }),
      )
      .executeTest(async (server) => {
        const { list, accepted } = await apiOf(server, session).listPasskeys({})
        expect(accepted.credentialIds).toEqual([attestation.id])
        expect(list[0]).toMatchObject({
          passkeyId,
          name,
          syncedYn: 'Y',
          lastUsedAt: '2026-11-21T09:20:00+09:00',
        })
      }))
})

describe('startPasskeyRegistration', () => {
  it("returns the browser's options for a new passkey", () =>
    beginInteraction('a member with passkeys', { session, passkeys })
      .uponReceiving('startPasskeyRegistration by a member who has verified again')
      .withRequest(...calling('startPasskeyRegistration', {}, session))
      .willRespondWith(
        ...successAnswer({
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
})

describe('finishPasskeyRegistration', () => {
  it('registers the new passkey of the browser', () =>
    beginInteraction('a passkey that was made', createdPasskey)
      .uponReceiving('finishPasskeyRegistration with the answer of an authenticator')
      .withRequest(...calling('finishPasskeyRegistration', registerPasskeyBody, session))
      .willRespondWith(...successAnswer({ ...shownPasskey, name: encodeText(name), lastUsedAt: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).finishPasskeyRegistration(finishInput)).toMatchObject({
          passkeyId,
          name,
          lastUsedAt: null,
        })
      }))
})

describe('renamePasskey', () => {
  const renameInput = { passkeyId, name: '집 데스크톱' }
  const encodedRename = { passkeyId, name: encodeText('집 데스크톱') }

  it('renames a passkey', () =>
    beginInteraction('a member with passkeys', { session, passkeys })
      .uponReceiving('renamePasskey of one of the member')
      .withRequest(...calling('renamePasskey', encodedRename, session))
      .willRespondWith(...successAnswer({ ...shownPasskey, name: encodeText('집 데스크톱') }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).renamePasskey(renameInput)).toMatchObject(renameInput)
      }))
})

describe('removePasskey', () => {
  it('removes a passkey', () =>
    beginInteraction('a member with passkeys', { session, passkeys })
      .uponReceiving('removePasskey of one of the member')
      .withRequest(...calling('removePasskey', { passkeyId }, session))
      .willRespondWith(...successAnswer({ removedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removePasskey({ passkeyId })).toEqual({ removedYn: 'Y' })
      }))
})

describeRefusals(passkeyRefusals)
