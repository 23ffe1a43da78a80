/** The coded strings of an abnormal behaviour, as other systems name them (SPEC section 3). */
export type CodeField = 'abnormalType' | 'detectType' | 'actionStatus'

/**
 * The one table of codes. The specification lists them and shows neither what they mean nor which action goes with which
 * status, so nothing is inferred: a name is `null` until somebody who knows fills it in, and a code without a name, or one
 * that is not here, is shown as it is.
 */
export const abnormalCodes: Readonly<Record<CodeField, Readonly<Record<string, string | null>>>> = {
  abnormalType: { A: null, N: null, U: null, D: null, E: null },
  detectType: { F: null, R: null, U: null, O: null, A: null, M: null, T: null, E: null },
  actionStatus: { N: null, W: null, S: null, L: null, P: null, T: null, X: null, U: null },
}

export const codeFields = Object.keys(abnormalCodes) as CodeField[]

/** What a person reads for a code: its name, or the code itself. */
export function codeText(field: CodeField, code: string): string {
  const names = abnormalCodes[field]
  return (Object.hasOwn(names, code) ? names[code] : null) ?? code
}
