import { randomUUID } from 'node:crypto'
import type { termsEditions } from '#server/db/schema/terms.ts'

type Row = typeof termsEditions.$inferInsert

/** Returns the row of the second edition of a document, written by the staff. */
export const termsEditionRow = (
  row: Pick<Row, 'documentCode' | 'effectiveDate' | 'createdAt'> & Partial<Row>,
): Row => ({
  id: randomUUID(),
  number: 2,
  version: '2.0',
  title: '서비스 이용약관',
  body: '## 제1조 (목적)\n\n이 약관은 {{operatorName}}의 서비스에 적용합니다.',
  agreeAgain: true,
  byId: null,
  withdrawnAt: null,
  ...row,
})
