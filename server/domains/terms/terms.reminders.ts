import { and, desc, eq, exists, gte, lt, notExists, sql } from 'drizzle-orm'
import { CONSENT_MONTHS, consentNeeded, type TermsCode, termsRenewed } from '#domain/account/terms.ts'
import type { Clock } from '#domain/clock.ts'
import { addDays, addMonths, formatDate, kstDate, startOfDay, toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { consents } from '#server/db/schema/account.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import type { Notices } from '#server/messages/notices.ts'

type ReminderDeps = { db: Db; clock: Clock; notices: Notices }

const BATCH_SIZE = 200

/**
 * Asks members to renew consents to advertising that are CONSENT_MONTHS old (Network Act, article 50-8); a
 * dependent consent is requested together with the consent it depends on. The key of a notification makes it
 * unique, even with several nodes.
 */
export async function remindOfConsents(deps: ReminderDeps): Promise<void> {
  for (const termsCode of termsRenewed) await remindOf(termsCode, deps)
}

async function remindOf(termsCode: TermsCode, { db, clock, notices }: ReminderDeps): Promise<void> {
  const firstNotDue = startOfDay(addDays(addMonths(kstDate(clock.now()), -CONSENT_MONTHS), 1))
  const latestOf = (code: TermsCode) =>
    db
      .selectDistinctOn([consents.memberId])
      .from(consents)
      .where(eq(consents.termsCode, code))
      .orderBy(consents.memberId, desc(consents.answeredAt))
  const latest = latestOf(termsCode).as('latest')
  const neededCode = consentNeeded[termsCode]
  const neededConsent = neededCode && latestOf(neededCode).as('needs')
  const goesOn =
    neededConsent &&
    exists(
      db
        .select({ one: sql`1` })
        .from(neededConsent)
        .where(
          and(
            eq(neededConsent.memberId, latest.memberId),
            eq(neededConsent.agreed, true),
            gte(neededConsent.answeredAt, firstNotDue),
          ),
        ),
    )
  const notified = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        eq(notifications.memberId, latest.memberId),
        eq(notifications.eventKey, sql`'consent-renewal:' || ${latest.id}::text`),
      ),
    )
  for (;;) {
    const due = await db
      .select()
      .from(latest)
      .where(and(eq(latest.agreed, true), lt(latest.answeredAt, firstNotDue), goesOn, notExists(notified)))
      .limit(BATCH_SIZE)
    for (const { id, memberId, answeredAt } of due) {
      const text = noticeTexts.consentRenewal(formatDate(toWireTime(answeredAt)))
      await db.transaction((tx) =>
        notices.put(tx, {
          memberId,
          label: 'user',
          ...text,
          path: '/my/terms',
          eventKey: `consent-renewal:${id}`,
        }),
      )
    }
    if (due.length < BATCH_SIZE) return
  }
}
