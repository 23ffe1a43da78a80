import type { CDPSession, Page } from '@playwright/test'
import type { StoredPasskey } from '#server/testing/authenticator.ts'

/**
 * Adds a virtual authenticator to the browser. The authenticator stores passkeys, and confirms a request only when a
 * test calls `sign`.
 */
export async function deviceOf(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const touch = (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    touch,
    /**
     * Confirms the presence of the owner while `asking` runs, until the device has signed. The device confirms only
     * while a request is pending.
     */
    async sign(asking: () => Promise<unknown>) {
      const signed = new Promise((resolve) => client.once('WebAuthn.credentialAsserted', resolve))
      await touch(true)
      await asking()
      await signed
      await touch(false)
    },
    recognise: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Adds a passkey that was created on another device. */
    async hold({ id, rpId, userHandle, privateKey, counter }: StoredPasskey) {
      const base64 = (bytes: Buffer) => bytes.toString('base64')
      const credential = {
        credentialId: base64(id),
        isResidentCredential: true,
        rpId,
        userHandle: base64(Buffer.from(userHandle, 'base64url')),
        privateKey: base64(privateKey.export({ format: 'der', type: 'pkcs8' })),
        signCount: counter,
      }
      await client.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    held: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
