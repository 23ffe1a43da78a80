const pattern = /^\d{5}$/

/** Whether a text is a postal code (우편번호): five digits, stored as a string for its leading zero. */
export function isPostalCode(text: string): boolean {
  return pattern.test(text)
}
