import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { addDays, kstDate, startOfDay } from '#domain/dates.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { subscriptionDrafts } from '#server/db/schema/subscription.ts'
import { lockMember } from '#server/security/member-lock.ts'
import type { SecretBox } from '#server/security/secret-box.ts'

export type Answer = {
  termsCode: Schema<'SubscriptionTermsCode'>
  version: string
  agreed: boolean
  at: string
}
/** A member's answers so far. */
export type DraftContent = {
  terms: Answer[]
  form: Schema<'SubscriptionForm'>
  rnImgViewInfo: Schema<'UploadedFile'> | null
  ddlImgViewInfo: Schema<'UploadedFile'> | null
  /** Missing in drafts of an earlier release. */
  companyProfileId?: string | null
  paymentProfileId?: string | null
}
export type StoredDraft = { id: string; content: DraftContent; savedAt: Date; expiresAt: Date }

const RETENTION_DAYS = 7

/** The purpose for which the content of a draft is sealed. */
export const subscriptionDraftPurpose = (id: string): string => `subscription_drafts/${id}`
const MAX_DRAFTS = 5

const isEmptyDraft = ({ form, rnImgViewInfo, ddlImgViewInfo }: DraftContent) =>
  rnImgViewInfo === null && ddlImgViewInfo === null && isDeepStrictEqual(form, emptyForm(form.serviceInfo))

/**
 * The queries of members' encrypted drafts. Each is stored for seven days after its last change, and a member has
 * five at most.
 */
export function draftStore({ db, box, clock }: { db: Db | Tx; box: SecretBox; clock: Clock }) {
  const whereOwn = (memberId: string, id: string) =>
    and(
      eq(subscriptionDrafts.id, id),
      eq(subscriptionDrafts.memberId, memberId),
      gt(subscriptionDrafts.expiresAt, clock.now()),
    )
  const decryptDraft = ({
    id,
    contentBox,
    savedAt,
    expiresAt,
  }: typeof subscriptionDrafts.$inferSelect): StoredDraft => ({
    id,
    content: JSON.parse(box.open(contentBox, subscriptionDraftPurpose(id))) as DraftContent,
    savedAt,
    expiresAt,
  })

  function sealDraft(id: string, content: DraftContent) {
    const savedAt = clock.now()
    // The draft is stored until the end of the seventh day.
    const expiresAt = startOfDay(addDays(kstDate(savedAt), RETENTION_DAYS + 1))
    return { contentBox: box.seal(JSON.stringify(content), subscriptionDraftPurpose(id)), savedAt, expiresAt }
  }

  return {
    /** The drafts of a member, the last changed first. */
    async list(memberId: string): Promise<StoredDraft[]> {
      const rows = await db
        .select()
        .from(subscriptionDrafts)
        .where(and(eq(subscriptionDrafts.memberId, memberId), gt(subscriptionDrafts.expiresAt, clock.now())))
        .orderBy(desc(subscriptionDrafts.savedAt), asc(subscriptionDrafts.id))
        .limit(MAX_DRAFTS)
      return rows.map(decryptDraft)
    },

    async find(memberId: string, id: string): Promise<StoredDraft> {
      const [row] = await db.select().from(subscriptionDrafts).where(whereOwn(memberId, id))
      if (!row) throw problemNamed('draft.missing')
      return decryptDraft(row)
    },

    /** Whether a draft can be continued; a submitted draft cannot be. */
    async isContinuable(memberId: string, id: string): Promise<boolean> {
      return (await db.$count(subscriptionDrafts, whereOwn(memberId, id))) > 0
    },

    /**
     * Creates a draft, unless there are too many. An unchanged draft of the same order is reused, so that a lost
     * answer or a reload creates no second draft.
     */
    async begin(memberId: string, content: DraftContent, id: string = randomUUID()): Promise<StoredDraft> {
      return db.transaction(async (tx) => {
        // A concurrent call that creates another draft waits here.
        await lockMember(tx, memberId)
        const begun = await tx
          .select()
          .from(subscriptionDrafts)
          .where(
            and(eq(subscriptionDrafts.memberId, memberId), gt(subscriptionDrafts.expiresAt, clock.now())),
          )
        const unchangedDraft = begun.find((row) => {
          const { content: there } = decryptDraft(row)
          return isEmptyDraft(there) && isDeepStrictEqual(there.form, content.form)
        })
        if (unchangedDraft) {
          const next = { ...unchangedDraft, ...sealDraft(unchangedDraft.id, content) }
          await tx.update(subscriptionDrafts).set(next).where(eq(subscriptionDrafts.id, unchangedDraft.id))
          return decryptDraft(next)
        }
        if (begun.length >= MAX_DRAFTS) throw problemNamed('draft.tooMany')
        const row = { id, memberId, ...sealDraft(id, content) }
        await tx.insert(subscriptionDrafts).values(row)
        return decryptDraft(row)
      })
    },

    /** Changes a draft while concurrent changes wait. */
    async change(
      memberId: string,
      id: string,
      change: (content: DraftContent) => DraftContent,
    ): Promise<StoredDraft> {
      return db.transaction(async (tx) => {
        const [row] = await tx.select().from(subscriptionDrafts).where(whereOwn(memberId, id)).for('update')
        if (!row) throw problemNamed('draft.missing')
        const next = { ...row, ...sealDraft(id, change(decryptDraft(row).content)) }
        await tx.update(subscriptionDrafts).set(next).where(eq(subscriptionDrafts.id, id))
        return decryptDraft(next)
      })
    },

    async discard(memberId: string, id: string): Promise<void> {
      await db
        .delete(subscriptionDrafts)
        .where(and(eq(subscriptionDrafts.id, id), eq(subscriptionDrafts.memberId, memberId)))
    },

    /**
     * Removes a draft and returns its content, for the request that is made from it. Only one of several concurrent
     * calls gets the draft.
     */
    async take(tx: Tx, memberId: string, id: string): Promise<DraftContent> {
      const [row] = await tx.delete(subscriptionDrafts).where(whereOwn(memberId, id)).returning()
      if (!row) throw problemNamed('draft.missing')
      return decryptDraft(row).content
    },
  }
}
