import { generateKeyPairSync } from 'node:crypto'
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Schema } from '#contract/operation.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Brand } from '#server/brand/brand.ts'
import { CHALLENGE_SECONDS } from './passkey.rules.ts'
import type { StoredPasskey } from './passkey.store.ts'

type Member = { id: string; email: string; name: string }
/** The stored part of a new passkey. */
export type CreatedPasskey = Pick<
  StoredPasskey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'
>

/** ES256, EdDSA and RS256; every authenticator supports one of them (RFC 9053, RFC 8812). */
const algorithms = [-7, -8, -257]
const timeout = CHALLENGE_SECONDS * SECOND_MS

/** The user handle of a member: the bytes of their id, which have no meaning outside this portal. */
export const userHandleOf = (memberId: string): string =>
  Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url')

/**
 * The portal as a relying party of WebAuthn. A passkey belongs to the site's host and answers only pages of
 * its origin; it requires user verification, so it counts as two factors.
 */
export function relyingParty(site: string) {
  const { hostname: rpId, origin } = new URL(site)
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true }
  const decoy = decoyKey()

  return {
    /**
     * The argument of signalAllAcceptedCredentials() on a member's device (WebAuthn Level 3, section
     * 5.1.10.2).
     */
    accepted: (memberId: string, known: readonly StoredPasskey[]): Schema<'AcceptedPasskeys'> => ({
      rpId,
      userId: userHandleOf(memberId),
      credentialIds: known.map(({ credentialId }) => credentialId),
    }),

    /**
     * The argument of navigator.credentials.create(), with the name of the brand; authenticators with one of the
     * `known` passkeys decline.
     */
    async creation(
      { id, email, name }: Member,
      challenge: string,
      known: StoredPasskey[],
      { brandName }: Pick<Brand, 'brandName'>,
    ): Promise<Schema<'PasskeyCreation'>> {
      const options = await generateRegistrationOptions({
        rpName: brandName,
        rpID: rpId,
        userName: email,
        userDisplayName: name,
        timeout,
        supportedAlgorithmIDs: algorithms,
        userID: new Uint8Array(Buffer.from(userHandleOf(id), 'base64url')),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      })
      return {
        challenge: options.challenge,
        rp: { id: rpId, name: brandName },
        user: options.user,
        pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
        timeout,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: 'public-key',
          transports,
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      }
    },

    /**
     * The argument of navigator.credentials.get(): without an account, since the authenticator knows its
     * passkeys.
     */
    request: (challenge: string): Schema<'PasskeyRequest'> => ({
      challenge,
      rpId,
      timeout,
      userVerification: 'required',
    }),

    /** Returns the passkey that an authenticator has created for a challenge; undefined for an invalid answer. */
    async createdPasskey(
      response: Schema<'PasskeyAttestation'>,
      expectedChallenge: string,
    ): Promise<CreatedPasskey | undefined> {
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        supportedAlgorithmIDs: algorithms,
        ...expected,
      }).catch(() => undefined)
      if (!result?.verified) return undefined
      const { credential, credentialDeviceType } = result.registrationInfo
      if (credential.id !== response.id) return undefined
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...new Set(response.response.transports)],
        synced: credentialDeviceType === 'multiDevice',
      }
    },

    /**
     * Returns the new counter of a passkey that has signed a challenge; undefined for an invalid answer. Without a
     * passkey the answer is checked against a random key, so that an unknown passkey takes as long as a wrong
     * signature.
     */
    async verifiedCounter(
      response: Schema<'PasskeyAssertion'>,
      expectedChallenge: string,
      passkey: StoredPasskey | undefined,
    ) {
      const { publicKey, counter } = passkey ?? { publicKey: decoy, counter: 0 }
      const credential = {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      }
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        credential,
        ...expected,
      }).catch(() => undefined)
      const isOwners =
        passkey !== undefined && response.response.userHandle === userHandleOf(passkey.memberId)
      return result?.verified && isOwners ? { counter: result.authenticationInfo.newCounter } : undefined
    },
  }
}

/** A public key of ES256 in COSE (RFC 9052, section 7) whose private key is discarded. */
function decoyKey(): string {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  })
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
  return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]).toString(
    'base64url',
  )
}
