import { and, eq, exists, gt, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { termsDocuments } from '#domain/account/terms-documents.ts'
import type { Clock } from '#domain/clock.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import { consents } from '#server/db/schema/account.ts'
import { members } from '#server/db/schema/member.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { termsEditions } from '#server/db/schema/terms.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { TermsDocumentCode } from '#server/terms/editions.ts'

type Deps = { db: Db; clock: Clock; notices: Notices }
type StoredEdition = typeof termsEditions.$inferSelect

const BATCH_SIZE = 200
/** The number of days for which the withdrawal of an edition is announced. */
const WITHDRAWAL_DAYS = 30

const announcedKey = (id: string) => `terms-edition:${id}`
const withdrawnKey = (id: string) => `terms-edition-withdrawn:${id}`

/**
 * Notifies members of announced editions, and of withdrawals of editions that were announced to them. The key of the
 * notification makes it unique, even with several nodes; members who join before the first day of the edition are
 * notified as well.
 */
export async function announceEditions({ db, clock, notices }: Deps): Promise<void> {
  const now = clock.now()
  const today = kstDate(now)
  const editions = await db
    .select()
    .from(termsEditions)
    .where(
      or(
        and(isNull(termsEditions.withdrawnAt), gt(termsEditions.effectiveDate, today)),
        and(
          isNotNull(termsEditions.withdrawnAt),
          gt(termsEditions.withdrawnAt, new Date(now.getTime() - WITHDRAWAL_DAYS * DAY_MS)),
        ),
      ),
    )
  for (const edition of editions) await announceEdition(edition, { db, notices })
}

async function announceEdition(
  edition: StoredEdition,
  { db, notices }: Pick<Deps, 'db' | 'notices'>,
): Promise<void> {
  const { id, title, version, withdrawnAt } = edition
  const code = edition.documentCode as TermsDocumentCode
  const audience = termsDocuments[code].announcedTo
  if (audience === undefined) return
  const isWithdrawn = withdrawnAt !== null
  const day = formatDate(edition.effectiveDate)
  const eventKey = isWithdrawn ? withdrawnKey(id) : announcedKey(id)
  const content = isWithdrawn
    ? noticeTexts.termsWithdrawn(title, day)
    : noticeTexts.termsAnnounced(title, day, edition.agreeAgain)
  const path =
    audience === 'members'
      ? `/my/terms${isWithdrawn ? '' : `?read=${code}&version=${version}`}`
      : '/my/subscription'
  const notified = (key: string) =>
    db
      .select({ one: sql`1` })
      .from(notifications)
      .where(and(eq(notifications.memberId, members.id), eq(notifications.eventKey, key)))
  const readers = isWithdrawn
    ? exists(notified(announcedKey(id)))
    : audience === 'members'
      ? exists(
          db
            .select({ one: sql`1` })
            .from(consents)
            .where(
              and(
                eq(consents.memberId, members.id),
                eq(consents.termsCode, code as typeof consents.$inferSelect.termsCode),
                eq(consents.agreed, true),
              ),
            ),
        )
      : exists(
          db
            .select({ one: sql`1` })
            .from(subscriptions)
            .where(
              and(
                eq(subscriptions.memberId, members.id),
                inArray(subscriptions.subscriptionState, [...runningStates]),
              ),
            ),
        )
  for (;;) {
    const due = await db
      .select({ memberId: members.id })
      .from(members)
      .where(and(readers, notExists(notified(eventKey))))
      .limit(BATCH_SIZE)
    for (const { memberId } of due)
      await db.transaction((tx) => notices.put(tx, { memberId, label: 'user', ...content, path, eventKey }))
    if (due.length < BATCH_SIZE) return
  }
}
