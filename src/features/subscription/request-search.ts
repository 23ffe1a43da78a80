import {
  matchingText,
  oneOf,
  parsed,
  type RawSearch,
  referenceNo,
  uuid,
} from '#src/components/address/search-values.ts'

const steps = ['company', 'subscriber', 'admin', 'service', 'payment', 'review'] as const
const number = referenceNo('S')

/** The draft and its step. */
export const requestSearch = (raw: RawSearch) =>
  parsed({ draft: matchingText(uuid, raw.draft), step: oneOf(steps, raw.step) })
export const draftSearch = (raw: RawSearch) => parsed({ draft: matchingText(uuid, raw.draft) })
export const doneSearch = (raw: RawSearch) =>
  parsed({ subscriptionNo: matchingText(number, raw.subscriptionNo) })
