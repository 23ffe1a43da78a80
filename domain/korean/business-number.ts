const pattern = /^(\d{3})-?(\d{2})-?(\d{5})$/
const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/**
 * Whether a text is a business registration number (사업자등록번호): ten digits, with or without the hyphens of
 * 000-00-00000, whose tenth digit is a valid check digit. The ranges of tax offices are not checked, since
 * they change.
 */
export function isBusinessNumber(text: string): boolean {
  if (!pattern.test(text)) return false
  const digits = [...text.replaceAll('-', '')].map(Number)
  const [ninth = 0, tenth = 0] = digits.slice(8)
  const weightedSum = weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
  const sum = weightedSum + Math.floor((5 * ninth) / 10)
  return (10 - (sum % 10)) % 10 === tenth
}

/** Formats a business number as 000-00-00000; any text without exactly ten digits is returned unchanged. */
export function formatBusinessNumber(text: string): string {
  return text.replace(pattern, '$1-$2-$3')
}
