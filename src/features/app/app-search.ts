import type { appSearch } from '#src/lists/list-search.ts'

/** What the address says of the catalogue. */
export type AppSearch = ReturnType<typeof appSearch>
