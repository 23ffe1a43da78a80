import { and, eq, gt, inArray, isNull, notExists } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { consents } from '#server/db/schema/account.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptionConsents } from '#server/db/schema/subscription.ts'
import { termsEditions } from '#server/db/schema/terms.ts'
import type { TermsDocumentCode } from '#server/terms/editions.ts'

/** The name of a document of subscriptions among the consents of a request. */
export const codeOfSubscription: Partial<Record<TermsDocumentCode, Schema<'SubscriptionTermsCode'>>> = {
  SUBSCRIPTION: 'SUBSCRIPTION',
  SUBSCRIPTION_PRIVACY: 'PRIVACY',
  NEWS: 'NEWS',
}

/** The queries on editions of documents. */
export function editionStore(db: Db) {
  return {
    /**
     * Whether anyone but the staff answered a document; the privacy policy has readers as soon as there is a consent
     * of any kind. The staff does not count, since it signs up before it can write the terms.
     */
    async hasReaders(code: TermsDocumentCode): Promise<boolean> {
      const subscriptionCode = codeOfSubscription[code]
      const foundAnswers = subscriptionCode
        ? await db
            .select({ id: subscriptionConsents.subscriptionId })
            .from(subscriptionConsents)
            .where(eq(subscriptionConsents.termsCode, subscriptionCode))
            .limit(1)
        : await db
            .select({ id: consents.id })
            .from(consents)
            .where(
              and(
                code === 'POLICY' ? undefined : eq(consents.termsCode, code as Schema<'MyTermsCode'>),
                notExists(
                  db
                    .select({ id: memberRoles.id })
                    .from(memberRoles)
                    .where(and(eq(memberRoles.memberId, consents.memberId), eq(memberRoles.role, 'staff'))),
                ),
              ),
            )
            .limit(1)
      return foundAnswers.length > 0
    },

    /** The names of members by their ids; former members are missing. */
    async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
      const distinctIds = [...new Set(ids)]
      if (distinctIds.length === 0) return new Map()
      const rows = await db
        .select({ id: members.id, name: members.name })
        .from(members)
        .where(inArray(members.id, distinctIds))
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** Adds an edition; false if another one has its number. */
    async add(edition: typeof termsEditions.$inferInsert): Promise<boolean> {
      const addedRows = await db
        .insert(termsEditions)
        .values(edition)
        .onConflictDoNothing()
        .returning({ id: termsEditions.id })
      return addedRows.length > 0
    },

    /** Marks an edition as withdrawn, once, unless it has come into force. */
    async withdraw(id: string, withdrawnAt: Date): Promise<void> {
      await db
        .update(termsEditions)
        .set({ withdrawnAt })
        .where(
          and(
            eq(termsEditions.id, id),
            isNull(termsEditions.withdrawnAt),
            gt(termsEditions.effectiveDate, kstDate(withdrawnAt)),
          ),
        )
    },
  }
}
