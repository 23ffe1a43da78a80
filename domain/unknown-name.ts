/** The text for a value that no table lists. */
export const UNKNOWN_VALUE = '그 밖의 값'

/** The text for a code that no table lists: it contains the code and is rated neither good nor bad. */
export const unknownName = (code: string): string => `${UNKNOWN_VALUE}(${code})`
