import type { SitePage } from '#domain/site/site-texts.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { noOwnTexts } from './site-words.ts'

/** Returns the operator's own texts of a public page; if they cannot be loaded, the page has those of the app. */
export const ownTextsOf = (api: AppContext['api'], page: SitePage, signal: AbortSignal) =>
  api.getSiteTexts({ page }, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return noOwnTexts
  })
