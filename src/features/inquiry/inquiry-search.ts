import {
  matchingText,
  parsedSearch,
  type RawSearch,
  referenceNo,
} from '#src/components/address/search-values.ts'

const inquiryNo = referenceNo('Q')

/** The search parameter with the number of an inquiry, which reveals nothing about the inquiry's writer. */
export const inquiryNoSearch = (raw: RawSearch) =>
  parsedSearch({ inquiryNo: matchingText(inquiryNo, raw.inquiryNo) })
