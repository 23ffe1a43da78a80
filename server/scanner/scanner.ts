/** Scans uploaded content for malware. */
export type Scanner = {
  /** Returns the name of the malware, or undefined. Throws a ScannerUnavailable without a verdict. */
  scan(content: Buffer): Promise<string | undefined>
}

/** Thrown if the scanner cannot be reached, or returns no verdict; `cause` has the reason. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'

  constructor(cause: unknown) {
    super('The scanner gives no verdict.', { cause })
  }
}
