/** Which sentence says why a subscription in a state may not be changed. */
export const closedKey = (state: string) =>
  state === 'PAST_DUE' || state === 'CANCEL_SCHEDULED' ? state : 'other'
