import type { Db } from '#server/db/client.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'

type Row = typeof serviceEditions.$inferInsert

/** Stores an edition of a service: the first one, on sale, unless the row says otherwise. */
export async function insertEdition(
  db: Pick<Db, 'insert'>,
  row: Pick<Row, 'serviceCode' | 'fromDate' | 'content' | 'changedAt'> & Partial<Row>,
): Promise<void> {
  await db.insert(serviceEditions).values({ version: 1, position: 0, isOnSale: true, ...row })
}
