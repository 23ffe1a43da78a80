import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { accountDrafts } from '#server/db/schema/account.ts'
import type { DraftName } from '#server/http/calls/caller.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import type { SentCode } from '#server/security/verification.ts'

export type Draft<Content> = { id: string; content: Content; code: SentCode | null; memberId: string | null }
export type DraftStore<Content> = ReturnType<typeof draftStore<Content>>

const LIFE_MS = 30 * MINUTE_MS
/** The time from the end of a draft, 30 minutes after its last step, to its removal. */
const RETENTION_MS = 30 * MINUTE_MS
/** The purpose for which a draft's content is sealed. */
export const draftPurpose = (kind: string, id: string): string => `draft:${kind}:${id}`

/**
 * The queries of drafts of one kind. Each draft belongs to the holder of its token and ends 30 minutes after its last
 * step.
 */
export function draftStore<Content>(
  { db, box, clock }: { db: Db; box: SecretBox; clock: Clock },
  kind: Exclude<DraftName, 'passkey'>,
) {
  const purpose = (id: string) => draftPurpose(kind, id)
  const expiresAt = () => new Date(clock.now().getTime() + LIFE_MS)
  const withToken = (token: string) =>
    and(
      eq(accountDrafts.tokenHash, hashToken(token)),
      eq(accountDrafts.kind, kind),
      gt(accountDrafts.expiresAt, clock.now()),
    )

  function openDraft({
    id,
    contentBox,
    codeFor,
    codeHash,
    codeSentAt,
    memberId,
  }: typeof accountDrafts.$inferSelect): Draft<Content> {
    const code =
      codeFor && codeHash && codeSentAt ? { by: codeFor, hash: codeHash, sentAt: codeSentAt } : null
    return { id, content: JSON.parse(box.open(contentBox, purpose(id))) as Content, code, memberId }
  }

  function isDraftClosed({ id, content, code, memberId }: Draft<Content>) {
    const codeColumns = {
      codeFor: code?.by ?? null,
      codeHash: code?.hash ?? null,
      codeSentAt: code?.sentAt ?? null,
    }
    return { id, contentBox: box.seal(JSON.stringify(content), purpose(id)), ...codeColumns, memberId }
  }

  return {
    /** Returns the draft to which a token belongs, even if the draft is completed. */
    async find(token: string | undefined): Promise<Draft<Content> | undefined> {
      if (token === undefined) return undefined
      const [row] = await db.select().from(accountDrafts).where(withToken(token))
      return row && openDraft(row)
    },

    /** Creates a draft and returns its token; `work` returns the content of the draft with the new id. */
    async begin(work: (id: string, tx: Tx) => Promise<Pick<Draft<Content>, 'content' | 'code'>>) {
      const [id, token] = [randomUUID(), newToken()]
      const draft = await db.transaction(async (tx) => {
        const newDraft = { id, memberId: null, ...(await work(id, tx)) }
        const row = { kind, tokenHash: hashToken(token), createdAt: clock.now(), expiresAt: expiresAt() }
        await tx.insert(accountDrafts).values({ ...isDraftClosed(newDraft), ...row })
        return newDraft
      })
      return { token, draft }
    },

    /**
     * Changes an unfinished draft while concurrent changes wait; returns undefined if there is no such draft. `work`
     * may refuse by throwing, which rolls everything back. If `work` returns nothing, the draft ends.
     */
    async change(
      token: string | undefined,
      work: (draft: Draft<Content>, tx: Tx) => Promise<Partial<Omit<Draft<Content>, 'id'>> | undefined>,
    ): Promise<Draft<Content> | undefined> {
      if (token === undefined) return undefined
      return db.transaction((tx) => this.changeWithin(tx, token, work))
    },

    /** Like `change`, within a running transaction. */
    async changeWithin(
      tx: Tx,
      token: string,
      work: Parameters<typeof this.change>[1],
    ): Promise<Draft<Content> | undefined> {
      const [row] = await tx.select().from(accountDrafts).where(withToken(token)).for('update')
      if (!row || row.memberId !== null) return undefined
      const draft = openDraft(row)
      const changedDraft = await work(draft, tx)
      const condition = eq(accountDrafts.id, draft.id)
      if (!changedDraft) {
        await tx.delete(accountDrafts).where(condition)
        return draft
      }
      const nextDraft = { ...draft, ...changedDraft }
      await tx
        .update(accountDrafts)
        .set({ ...isDraftClosed(nextDraft), expiresAt: expiresAt() })
        .where(condition)
      return nextDraft
    },
  }
}

/** The drafts that have had no step for an hour. */
export const expiredDrafts = (now: Date): Expired => ({
  table: accountDrafts,
  where: lt(accountDrafts.expiresAt, new Date(now.getTime() - RETENTION_MS)),
})

/** Removes drafts that contain one of these mail addresses or phone numbers. */
export async function removeDraftsOf(tx: Tx, box: SecretBox, subjects: ReadonlySet<string>): Promise<void> {
  const rows = await tx
    .select({ id: accountDrafts.id, kind: accountDrafts.kind, contentBox: accountDrafts.contentBox })
    .from(accountDrafts)
  const matchingDrafts = rows.filter(({ id, kind, contentBox }) => {
    const { email, phoneNumber } = JSON.parse(box.open(contentBox, draftPurpose(kind, id))) as {
      email?: string | null
      phoneNumber?: string | null
    }
    return subjects.has(email ?? '') || subjects.has(phoneNumber ?? '')
  })
  if (matchingDrafts.length > 0)
    await tx.delete(accountDrafts).where(
      inArray(
        accountDrafts.id,
        matchingDrafts.map(({ id }) => id),
      ),
    )
}
