import {
  matchingText,
  parsedSearch,
  type RawSearch,
  referenceNo,
} from '#src/components/address/search-values.ts'

const inquiryNo = referenceNo('Q')

/** Returns the search parameter with the inquiry number, which reveals nothing about the inquiry's writer. */
export const inquiryNoSearch = (raw: RawSearch) =>
  parsedSearch({ inquiryNo: matchingText(inquiryNo, raw.inquiryNo) })
