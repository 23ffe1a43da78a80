import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Schema } from '#contract/operation.ts'

type Options = { origin: string; synced?: boolean; counts?: boolean }
/** The values that a ceremony can fake. */
type FakedValues = {
  origin?: string
  challenge?: string
  rpId?: string
  type?: string
  verified?: boolean
  counter?: number
  userHandle?: string
  signature?: string
  /** Answers with the most recent passkey instead of a new one. */
  again?: boolean
}
/** A passkey as its authenticator has it. */
export type StoredPasskey = {
  id: Buffer
  rpId: string
  userHandle: string
  privateKey: KeyObject
  publicKey: Buffer
  counter: number
}

const [PRESENT, VERIFIED, ELIGIBLE, BACKED_UP, ATTESTED] = [0x01, 0x04, 0x08, 0x10, 0x40]
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff])

/**
 * Creates a software authenticator with its browser, which creates and uses passkeys as WebAuthn Level 3 requires (sections
 * 6.1 and 6.3; attestation "none", ES256), and can fake values.
 */
export function createAuthenticator({ origin, synced = false, counts = true }: Options) {
  const ownPasskeys = new Map<string, StoredPasskey>()

  const clientData = (type: string, challenge: string, faked: FakedValues) =>
    Buffer.from(
      JSON.stringify({
        type: faked.type ?? type,
        challenge: faked.challenge ?? challenge,
        origin: faked.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(
    passkey: StoredPasskey,
    faked: FakedValues,
    attested: Buffer = Buffer.alloc(0),
  ): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(faked.counter ?? passkey.counter)
    const flags =
      PRESENT |
      (faked.verified === false ? 0 : VERIFIED) |
      (synced ? ELIGIBLE | BACKED_UP : 0) |
      (attested.length > 0 ? ATTESTED : 0)
    return Buffer.concat([sha256(faked.rpId ?? passkey.rpId), Buffer.from([flags]), counter, attested])
  }

  return {
    /** Creates a passkey, as navigator.credentials.create() does. */
    create(
      { challenge, rp, user }: Schema<'PasskeyCreation'>,
      faked: FakedValues = {},
    ): Schema<'PasskeyAttestation'> {
      const passkey = (faked.again && [...ownPasskeys.values()].at(-1)) || newPasskey(rp.id, user.id)
      const id = passkey.id.toString('base64url')
      ownPasskeys.set(id, passkey)
      const attested = Buffer.concat([
        Buffer.alloc(16),
        uint16(passkey.id.length),
        passkey.id,
        passkey.publicKey,
      ])
      const data = authenticatorData(passkey, faked, attested)
      // CBOR of { fmt: "none", attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        uint16(data.length),
        data,
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, faked).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', ...(synced ? (['hybrid'] as const) : [])],
        },
      }
    },

    /** Signs in with a passkey, by default the latest, as navigator.credentials.get() does. */
    get(
      { challenge }: Pick<Schema<'PasskeyRequest'>, 'challenge'>,
      faked: FakedValues = {},
      id = [...ownPasskeys.keys()].at(-1)!,
    ): Schema<'PasskeyAssertion'> {
      const passkey = ownPasskeys.get(id)!
      if (counts) passkey.counter += 1
      const data = authenticatorData(passkey, faked)
      const client = clientData('webauthn.get', challenge, faked)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), passkey.privateKey).toString(
        'base64url',
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: faked.signature ?? signature,
          userHandle: faked.userHandle ?? passkey.userHandle,
        },
      }
    },

    /** Returns the row that the portal stores for a passkey, by default the latest. */
    stored(id = [...ownPasskeys.keys()].at(-1)!) {
      const { publicKey, counter } = ownPasskeys.get(id)!
      return { credentialId: id, publicKey: publicKey.toString('base64url'), counter, synced }
    },

    /** Returns another authenticator with the same passkeys, like a copy of the device. */
    copied() {
      const copy = createAuthenticator({ origin, synced, counts })
      for (const [id, passkey] of ownPasskeys) copy.hold(id, { ...passkey })
      return copy
    },

    hold: (id: string, passkey: StoredPasskey) => void ownPasskeys.set(id, passkey),
  }
}

/** Creates a passkey of a site; `userHandle` is base64url. */
export function newPasskey(rpId: string, userHandle: string): StoredPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE_Key: EC2, ES256, P-256 (RFC 9053, section 7.1.1).
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  return { id: randomBytes(32), rpId, userHandle, privateKey, publicKey: cose, counter: 0 }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
