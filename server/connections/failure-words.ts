const MAX_LENGTH = 200
/** Errors of the services, whose messages contain no secrets and no personal data. */
const describableErrors = new Set([
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
 * Returns the description of a failed call for the staff: the message of a known error with the code of its cause,
 * and of other errors only the name.
 */
export function failureDescription(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown'
  const { code } = (error.cause ?? {}) as { code?: unknown }
  const description = describableErrors.has(error.name) ? error.message : error.name
  const isCode = typeof code === 'string' && /^[\w-]{1,40}$/.test(code)
  return `${description}${isCode ? ` (${code})` : ''}`.slice(0, MAX_LENGTH)
}
