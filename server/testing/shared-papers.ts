import { createPdfMaker } from '#server/papers/papers.ts'

/** The papers of all portals of a test worker: starting a thread of its own takes each of them longer than its files. */
export const sharedPapers = createPdfMaker()
