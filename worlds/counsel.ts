import { randomUUID } from 'node:crypto'
import { SLOT_MS } from '#domain/counsel/rules.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { type Inserts, type RowInput, uniqueNumber } from './rows.ts'

type Counsel = typeof counsels.$inferInsert

/** Returns the start of the half hour that contains a moment, since a counsel begins only on the half hour. */
export const slotStart = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % SLOT_MS))

/** Returns the row of a reserved counsel by phone, without a slot. */
export const counselRow = (wanted: RowInput<Counsel, 'startAt' | 'createdAt'>): Counsel & { id: string } => ({
  counselNo: uniqueNumber('C'),
  counselState: 'BOOKED',
  counselMethod: 'PHONE',
  name: '송나래',
  email: 'narae.song@solbaram.example',
  phoneNumber: '01000001234',
  memo: '도입 비용을 알고 싶습니다.',
  privacyAgreedAt: wanted.createdAt,
  ...wanted,
  id: wanted.id ?? randomUUID(),
})

export async function insertCounsel(db: Inserts, wanted: RowInput<Counsel, 'startAt' | 'createdAt'>) {
  const row = counselRow(wanted)
  await db.insert(counsels).values(row)
  return row
}
