import type { Input, Output } from '#contract/operation.ts'
import { passkeysOfBrowser } from '#src/browser/passkeys.ts'
import type { Withheld } from '#src/machines/passkey-prompt.ts'

type Attestation = Input<'finishPasskeyRegistration'>['credential']
type Assertion = Input<'finishPasskeyLogin'>['credential']
type Transport = Attestation['response']['transports'][number]
type PromptResult<Credential> = { credential: Credential } | { withheld: Withheld } | undefined

const transportNames: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies Transport[]
const isTransport = (name: string): name is Transport => transportNames.includes(name)

/** Whether the browser lists passkeys in a field that asks for them with `autocomplete="… webauthn"`. */
export async function canOfferPasskeys(): Promise<boolean> {
  return (
    (await passkeysOfBrowser()
      ?.isConditionalMediationAvailable?.()
      .catch(() => false)) ?? false
  )
}

/** Asks the browser to create a passkey; returns the reason of a failure, and no result once `signal` is aborted. */
export function createPasskey(
  options: Output<'startPasskeyRegistration'>,
  signal: AbortSignal,
): Promise<PromptResult<Attestation>> {
  return prompt(signal, async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    const knownTransports = transports.filter(isTransport)
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports: knownTransports },
      clientExtensionResults: {},
    }
  })
}

/** Signs in with a passkey: `quiet` lists passkeys in the field, otherwise a dialog opens. */
export function getPasskey(
  options: Output<'startPasskeyLogin'>,
  { quiet, signal }: { quiet: boolean; signal: AbortSignal },
): Promise<PromptResult<Assertion>> {
  return prompt(signal, async ({ startAuthentication }) => {
    // A list of passkeys in the field opens only after `canOfferPasskeys`. The dialog waits for the same function, so
    // that the list cannot open after the dialog and replace it.
    if (!quiet) await canOfferPasskeys()
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: quiet,
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    if (userHandle === undefined) throw new Error('The authenticator does not say whose passkey it is.')
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
      clientExtensionResults: {},
    }
  })
}

/**
 * Informs the device of the passkeys that the portal accepts for this member, so that removed ones are no
 * longer offered. Few browsers support this; elsewhere a removed passkey is still offered, and the login
 * refuses it.
 */
export async function signalPasskeys({
  rpId,
  userId,
  credentialIds,
}: Output<'listPasskeys'>['accepted']): Promise<void> {
  if (!passkeysOfBrowser()?.signalAllAcceptedCredentials) return
  const { sendSignal } = await import('@simplewebauthn/browser')
  await sendSignal({
    signalName: 'allAcceptedCredentials',
    rpID: rpId,
    userID: userId,
    allAcceptedCredentialIDs: credentialIds,
  })
}

type Library = typeof import('@simplewebauthn/browser')

async function prompt<Credential>(
  signal: AbortSignal,
  work: (library: Library) => Promise<Credential>,
): Promise<PromptResult<Credential>> {
  if (!passkeysOfBrowser()) return { withheld: 'unsupported' }
  try {
    // Loaded on demand, so that a login with a password does not wait for the library.
    const library = await import('@simplewebauthn/browser')
    if (signal.aborted) return undefined
    signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony(), { once: true })
    const credential = await work(library)
    return signal.aborted ? undefined : { credential }
  } catch (error) {
    return signal.aborted ? undefined : { withheld: reasonOf(error) }
  }
}

/** Returns the reason for an error of WebAuthn (Level 3, sections 5.1.3 and 5.1.4.1). */
function reasonOf(error: unknown): Withheld {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return 'cancelled'
    case 'InvalidStateError':
      return 'known'
    case 'ConstraintError':
      return 'unverified'
    case 'NotSupportedError':
    case 'SecurityError':
      return 'unsupported'
    default:
      return 'failed'
  }
}
