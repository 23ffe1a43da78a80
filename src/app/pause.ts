/** Lets the page answer before what comes next; a browser does everything that waits only for a promise without a pause. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done))
