import type { appSearch } from '#src/lists/list-search.ts'

/** The search parameters of the app list. */
export type AppSearch = ReturnType<typeof appSearch>
