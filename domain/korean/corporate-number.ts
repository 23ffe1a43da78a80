const pattern = /^(\d{6})-?(\d{7})$/

/** 'unchecked-digit': thirteen digits with a wrong check digit, which warns and never blocks. */
export type CorporateNumberCheck = 'valid' | 'unchecked-digit' | 'invalid'

/**
 * Checks a corporate registration number (법인등록번호), with or without its hyphen. Numbers issued since 2025 may have no
 * check digit, so a number with a wrong check digit is distinguished from an invalid number.
 */
export function checkCorporateNumber(text: string): CorporateNumberCheck {
  if (!pattern.test(text)) return 'invalid'
  const digits = [...text.replace('-', '')].map(Number)
  const last = digits.pop()
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10 === last ? 'valid' : 'unchecked-digit'
}

/**
 * Formats a corporate number as 000000-0000000; any text without exactly thirteen digits is returned
 * unchanged.
 */
export function formatCorporateNumber(text: string): string {
  return text.replace(pattern, '$1-$2')
}

/**
 * Hides all but the registry and kind of a corporate number, "110111-*******"; a text that is no corporate number is
 * hidden completely.
 */
export function maskCorporateNumber(text: string): string {
  const [, head = '******'] = pattern.exec(text) ?? []
  return `${head}-*******`
}
