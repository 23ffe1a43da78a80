import type { CDPSession, Page } from '@playwright/test'

/** A device of the browser's own that holds passkeys, and whose owner touches it only when told to. */
export async function deviceOf(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const touch = (enabled: boolean) => client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    touch,
    /** Touches it from before `asking` until it has signed: it looks at its owner only when it is asked. */
    async sign(asking: () => Promise<unknown>) {
      const signed = new Promise((resolve) => client.once('WebAuthn.credentialAsserted', resolve))
      await touch(true)
      await asking()
      await signed
      await touch(false)
    },
    recognise: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    held: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
