import {
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  referenceNo,
  uuid,
} from '#src/components/address/search-values.ts'

const steps = ['company', 'subscriber', 'admin', 'service', 'payment', 'review'] as const
const numberPattern = referenceNo('S')

/** Returns the search parameters: the id of the draft, and its step. */
export const requestSearch = (raw: RawSearch) =>
  parsedSearch({ draft: matchingText(uuid, raw.draft), step: oneOf(steps, raw.step) })
export const draftSearch = (raw: RawSearch) => parsedSearch({ draft: matchingText(uuid, raw.draft) })
export const doneSearch = (raw: RawSearch) =>
  parsedSearch({ subscriptionNo: matchingText(numberPattern, raw.subscriptionNo) })
