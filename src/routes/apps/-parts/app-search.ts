import type { InferOutput } from 'valibot'
import type { appSearch } from '../../-list-search.ts'

/** What the address says of the catalogue. */
export type AppSearch = InferOutput<typeof appSearch>
