import { oneOf, type Said, textLike, understood, uuid } from '../-search-values.ts'

const steps = ['company', 'subscriber', 'admin', 'service', 'payment', 'review'] as const
const number = /^S\d{4}-\d{6}$/

/** Which draft, and which step of it. */
export const requestSearch = (said: Said) =>
  understood({ draft: textLike(uuid, said.draft), step: oneOf(steps, said.step) })
export const draftSearch = (said: Said) => understood({ draft: textLike(uuid, said.draft) })
export const doneSearch = (said: Said) =>
  understood({ subscriptionNo: textLike(number, said.subscriptionNo) })
