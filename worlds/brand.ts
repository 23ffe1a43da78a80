import type { brands } from '#server/db/schema/brand.ts'

type Row = typeof brands.$inferInsert

/** Returns the row of an edited brand, for a portal that is not the demo. */
export const brandRow = (row: Pick<Row, 'version' | 'changedAt'> & Partial<Row>): Row => ({
  brandName: '솔바람',
  latinName: 'Solbaram',
  senderName: null,
  supportHours: '평일 10시~17시',
  legalFooter: null,
  accentColor: '#0a6338',
  logo: null,
  byId: null,
  ...row,
})
