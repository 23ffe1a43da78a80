/** By how many milliseconds this run's clock is ahead of the machine's; 0 where TEST_NOW is not set. */
export declare const aheadMs: number
/** Makes the `Date` of a realm, Node's or a page's, say so many milliseconds more. */
export declare function shiftDate(aheadMs: number): void
/** Makes the `Date` that Node itself adds to an answer say what `Date` does. */
export declare function shiftAnswers(): void
