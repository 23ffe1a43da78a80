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

/**
 * Returns a service with one plan and without a trial. `won` is the price in won; the price in cents is a tenth of
 * this number.
 */
export const remoteAccess = (won: number): Row['content'] => ({
  serviceName: '원격 접속',
  shortName: '원격 접속',
  summary: '회사 밖에서 사내 업무 화면에 접속합니다.',
  audience: '',
  icon: 'DOOR',
  trialDays: null,
  plans: [
    {
      planCode: 'BASIC',
      planName: '베이직',
      price: { KRW: won, USD: won / 10 },
      maximumUsers: 100,
      contents: ['기기 100대'],
    },
  ],
  comparison: [{ label: '기기', values: ['100대'] }],
})
