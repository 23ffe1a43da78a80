/** What is shown for a value that no table knows. */
export const UNKNOWN_VALUE = '그 밖의 값'

/** What a person reads for a code that no table knows: it keeps its letters and is called neither good nor bad. */
export const unknownName = (code: string): string => `${UNKNOWN_VALUE}(${code})`
