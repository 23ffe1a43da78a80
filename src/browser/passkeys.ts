type Passkeys = {
  isConditionalMediationAvailable?: () => Promise<boolean>
  /**
   * Removes, or hides, the passkeys of an account that are not listed (WebAuthn Level 3, section 5.1.10.2).
   */
  signalAllAcceptedCredentials?: unknown
}

/** Returns the browser's passkey functions; undefined if the browser has none, or the page is not secure. */
export const passkeysOfBrowser = (): Passkeys | undefined =>
  (globalThis as { PublicKeyCredential?: Passkeys }).PublicKeyCredential
