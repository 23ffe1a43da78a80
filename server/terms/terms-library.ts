import { asc, count, max } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { termsEditions } from '#server/db/schema/terms.ts'
import { termsCatalogue } from '#server/domains/account/terms/terms.catalogue.ts'
import { subscriptionCatalogue } from '#server/domains/subscription/terms/subscription-terms.catalogue.ts'
import type { Edition, TermsDocumentCode } from './editions.ts'

type TermsText = Pick<Edition, 'version' | 'title' | 'body' | 'effectiveDate'>
/** The editions of every document, the oldest first, including withdrawn editions. */
export type TermsLibrary = {
  editionsOf(code: TermsDocumentCode): readonly Edition[]
  /** Reads the editions again if one was added or withdrawn. */
  refresh(): Promise<void>
  /** Registers a function that is called after the documents have changed. */
  watch(onChange: () => void): void
}

/**
 * Holds the documents of a portal: the editions in the code, then those that the staff wrote. Nodes that did not
 * store an edition notice it within the time between two calls of `refresh`. `policy` is the privacy policy that
 * describes this server.
 */
export function keepTerms({ db, policy }: { db: Db; policy: Schema<'PrivacyPolicy'> }): TermsLibrary {
  const watchers: (() => void)[] = []
  const builtInTexts: Record<TermsDocumentCode, readonly TermsText[]> = {
    ...termsCatalogue,
    SUBSCRIPTION: subscriptionCatalogue.SUBSCRIPTION,
    SUBSCRIPTION_PRIVACY: subscriptionCatalogue.PRIVACY,
    NEWS: subscriptionCatalogue.NEWS,
    POLICY: [policy],
  }
  let stored: (Edition & { documentCode: string })[] = []
  let state = stateOf({ rows: 0, added: null, withdrawn: null })

  async function refresh(): Promise<void> {
    const [found] = await db
      .select({
        rows: count(),
        added: max(termsEditions.createdAt),
        withdrawn: max(termsEditions.withdrawnAt),
      })
      .from(termsEditions)
    const now = stateOf(found!)
    if (now === state) return
    stored = await db.select().from(termsEditions).orderBy(asc(termsEditions.number))
    state = now
    for (const changed of watchers) changed()
  }

  return {
    refresh,
    watch: (changed) => void watchers.push(changed),
    editionsOf: (code) => [
      ...builtInTexts[code].map((text, at) => ({ ...builtInEditionValues, ...text, number: at + 1 })),
      ...stored.filter(({ documentCode }) => documentCode === code),
    ],
  }
}

/** The values of the editions in the code, each of which requires a new agreement. */
const builtInEditionValues = { id: null, agreeAgain: true, createdAt: null, byId: null, withdrawnAt: null }

const stateOf = ({
  rows,
  added,
  withdrawn,
}: {
  rows: number
  added: Date | null
  withdrawn: Date | null
}): string => [rows, added?.getTime(), withdrawn?.getTime()].join()
