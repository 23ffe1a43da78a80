const MAX_LENGTH = 200
/** Errors of the services, whose messages name neither a secret nor a person. */
const worded = new Set([
  'PaymentUnknown',
  'TaxServiceUnknown',
  'AccountServiceUnknown',
  'ReceiptServiceUnknown',
  'RegistryUnavailable',
  'MessageFailed',
  'FilesUnavailable',
  'ScannerUnavailable',
  'AddressSearchFailed',
])

/**
 * The words for a failed call that the staff may read: the message of an error that the services are known to throw, with the code of
 * its cause, and only the name of any other one.
 */
export function failureWords(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown'
  const { code } = (error.cause ?? {}) as { code?: unknown }
  const words = worded.has(error.name) ? error.message : error.name
  const isCode = typeof code === 'string' && /^[\w-]{1,40}$/.test(code)
  return `${words}${isCode ? ` (${code})` : ''}`.slice(0, MAX_LENGTH)
}
