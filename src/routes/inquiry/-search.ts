import { parsed, type RawSearch, textLike } from '../-search/search-values.ts'

const inquiryNo = /^Q\d{4}-\d{6,10}$/

/** The number of an inquiry, which says nothing of whose it is. */
export const inquiryNoSearch = (raw: RawSearch) => parsed({ inquiryNo: textLike(inquiryNo, raw.inquiryNo) })
