import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, gte } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { HOUR_MS } from '#domain/durations.ts'
import type { Tx } from '#server/db/once.ts'
import { contactChanges } from '#server/db/schema/member.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'

type ContactType = Schema<'ContactType'>
/** A member's former mail address and phone number, as far as they have changed. */
export type FormerContacts = Partial<Record<ContactType, string>>

export const UNDO_MS = 72 * HOUR_MS

/** The purpose for which a former mail address or phone number is sealed. */
export const contactChangePurpose = (id: string): string => `contact-change:${id}`

/**
 * The queries of changed mail addresses and mobile numbers. A change can be undone for 72 hours, with a key that was
 * sent to the former address or number.
 */
export function contactChangeStore({ box, clock }: { box: SecretBox; clock: Clock }) {
  const isLive = () => gt(contactChanges.expiresAt, clock.now())
  type Row = typeof contactChanges.$inferSelect

  /** The earliest change of each kind has the original value. */
  const formerIn = (rows: Row[]): FormerContacts =>
    Object.fromEntries(
      rows
        .toReversed()
        .map(({ id, kind, formerBox }) => [kind, box.open(formerBox, contactChangePurpose(id))]),
    )

  return {
    /** Records a change; returns the key that undoes it. */
    async record(tx: Tx, memberId: string, kind: ContactType, former: string): Promise<string> {
      const [id, key, now] = [randomUUID(), newToken(), clock.now()]
      await tx.insert(contactChanges).values({
        id,
        memberId,
        kind,
        formerBox: box.seal(former, contactChangePurpose(id)),
        keyHash: hashToken(key),
        changedAt: now,
        expiresAt: new Date(now.getTime() + UNDO_MS),
      })
      return key
    },

    /** Every former mail address and phone number that a member could still restore. */
    async everyFormer(tx: Pick<Tx, 'select'>, memberId: string): Promise<string[]> {
      const rows = await tx.select().from(contactChanges).where(eq(contactChanges.memberId, memberId))
      return rows.map(({ id, formerBox }) => box.open(formerBox, contactChangePurpose(id)))
    },

    /** A member's values before the changes that can still be undone. */
    async former(tx: Pick<Tx, 'select'>, memberId: string): Promise<FormerContacts> {
      const rows = await tx
        .select()
        .from(contactChanges)
        .where(and(eq(contactChanges.memberId, memberId), isLive()))
        .orderBy(asc(contactChanges.changedAt))
      return formerIn(rows)
    },

    /** The member whose change a key undoes. */
    async holder(tx: Pick<Tx, 'select'>, key: string): Promise<string | undefined> {
      const [row] = await tx
        .select({ memberId: contactChanges.memberId })
        .from(contactChanges)
        .where(and(eq(contactChanges.keyHash, hashToken(key)), isLive()))
      return row?.memberId
    },

    /**
     * Uses up a key, and the keys of all later changes. Returns the former value and the time of the change, or
     * undefined for an invalid key.
     */
    async take(
      tx: Pick<Tx, 'delete'>,
      memberId: string,
      key: string,
    ): Promise<{ former: FormerContacts; since: Date } | undefined> {
      const [own] = await tx
        .delete(contactChanges)
        .where(and(eq(contactChanges.keyHash, hashToken(key)), isLive()))
        .returning()
      if (!own) return undefined
      const later = await tx
        .delete(contactChanges)
        .where(and(eq(contactChanges.memberId, memberId), gte(contactChanges.changedAt, own.changedAt)))
        .returning()
      const inOrder = later.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
      return { former: formerIn([own, ...inOrder]), since: own.changedAt }
    },
  }
}
