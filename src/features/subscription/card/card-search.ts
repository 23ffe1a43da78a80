import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'

const authKey = /^[\w=+/-]{1,300}$/
/** The code with which the payment service reports a closed window (docs.tosspayments.com, "에러 코드"). */
const closedCodes = ['PAY_PROCESS_CANCELED', 'USER_CANCEL']

/** Returns the search parameters: the id of the form that waits for a card, and the result of an earlier window. */
export const cardWindowSearch = (raw: RawSearch) =>
  parsedSearch({ form: matchingText(uuid, raw.form), code: endOf(raw.code) })

/** Returns the search parameters: the id of the form that waits for a card, and the response of the window. */
export const cardDoneSearch = (raw: RawSearch) =>
  parsedSearch({
    form: matchingText(uuid, raw.form),
    customerKey: matchingText(uuid, raw.customerKey),
    authKey: matchingText(authKey, raw.authKey),
  })

function endOf(code: unknown): 'cancelled' | 'failed' | undefined {
  if (typeof code !== 'string') return undefined
  return closedCodes.includes(code) || code === 'cancelled' ? 'cancelled' : 'failed'
}
