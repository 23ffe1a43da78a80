/** Looks for malware in what is sent in. */
export type Scanner = {
  /** Gives the name of what was found, or nothing. Throws a ScannerUnavailable where there is no verdict. */
  scan(content: Buffer): Promise<string | undefined>
}

/** The scanner cannot be reached, or gives no verdict; `cause` says why. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'

  constructor(cause: unknown) {
    super('The scanner gives no verdict.', { cause })
  }
}
