import { eq } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { insertAccessRequest, insertApp, insertAppKey, insertLevel } from '#worlds/access.ts'
import { insertCounsel, slotStart } from '#worlds/counsel.ts'
import { insertMailRecord, insertNotification, insertPhoneMessage } from '#worlds/message.ts'

/**
 * Adds data to a company: an app of its own with a key. For one person it adds a waiting request for the app, a
 * reservation of counsel, a notification, a mail and a message to their phone, each a minute apart.
 */
export async function useCompany(
  { db, box }: { db: Db; box: SecretBox },
  { companyId, memberId, at }: { companyId: string; memberId: string; at: Date },
): Promise<void> {
  const appId = await insertApp(db, { companyId, code: null })
  const levelId = await insertLevel(db, { appId, name: '열람', description: '내용을 봅니다.', position: 0 })
  await insertAppKey(db, { appId, createdAt: at })
  await insertAccessRequest(db, { memberId, levelId, requestedAt: at })
  const fieldsAfter = (minutes: number) => ({
    memberId,
    createdAt: new Date(at.getTime() + minutes * MINUTE_MS),
  })
  const counselNo = 'C2026-000117'
  await db.delete(counsels).where(eq(counsels.counselNo, counselNo))
  await insertCounsel(db, {
    counselNo,
    memberId,
    startAt: slotStart(at),
    createdAt: at,
  })
  await insertNotification(db, box, fieldsAfter(0))
  await insertMailRecord(db, box, fieldsAfter(1))
  await insertPhoneMessage(db, fieldsAfter(2))
}
