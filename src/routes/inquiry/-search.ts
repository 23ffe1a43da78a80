import { type Said, textLike, understood } from '../-search-values.ts'

const inquiryNo = /^Q\d{4}-\d{6}$/

/** The number of an inquiry, which says nothing of whose it is. */
export const inquiryNoSearch = (said: Said) => understood({ inquiryNo: textLike(inquiryNo, said.inquiryNo) })
