import {
  matchingText,
  parsedSearch,
  type RawSearch,
  referenceNo,
} from '#src/components/address/search-values.ts'

const inquiryNo = referenceNo('Q')

/** The number of an inquiry, which reveals nothing of its writer. */
export const inquiryNoSearch = (raw: RawSearch) =>
  parsedSearch({ inquiryNo: matchingText(inquiryNo, raw.inquiryNo) })
