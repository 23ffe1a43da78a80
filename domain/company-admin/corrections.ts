import { isLine, isText } from '../inquiry/rules.ts'
import { isBusinessNumber } from '../korean/business-number.ts'
import { digitsOf } from '../korean/digits.ts'

/** The maximum number of characters of a reason that the staff give and a customer reads. */
export const MAX_REASON_LENGTH = 200
/** The maximum number of characters of a registered company name that the staff types. */
export const MAX_NAME_LENGTH = 60

export type CorrectedField = 'companyName' | 'rnno' | 'reason'

/**
 * Returns the fields of a correction that cannot be stored: a text that is blank, too long or contains a resident
 * number, or a business number with a wrong check digit.
 */
export function correctionMistakes(typed: Record<CorrectedField, string>): CorrectedField[] {
  const isValid = {
    companyName: isLine(typed.companyName, MAX_NAME_LENGTH),
    rnno: isBusinessNumber(digitsOf(typed.rnno)),
    reason: isText(typed.reason, MAX_REASON_LENGTH),
  }
  return (['companyName', 'rnno', 'reason'] as const).filter((field) => !isValid[field])
}
