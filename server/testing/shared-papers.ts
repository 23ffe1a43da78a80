import { createPdfMaker } from '#server/papers/papers.ts'

/**
 * The PDF maker for all portals of a test worker: starting a thread for each portal takes longer than making its
 * files.
 */
export const sharedPapers = createPdfMaker()
