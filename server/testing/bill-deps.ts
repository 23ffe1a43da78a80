import type { Db } from '#server/db/client.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { samplePayee } from './sample-bill.ts'

/** Seals the data of billing tests. */
export const billBox = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])

/** A catalogue for tests of bills, in which every service has the same icon. */
export const billCatalogue = { iconOf: () => 'DOOR' }

/**
 * Returns the dependencies of the bill operations, with the given database and the test's clock, the demo's
 * payments, and no notifications.
 */
export const billDeps = (db: Db, now: () => Date) => ({
  db,
  box: billBox,
  clock: { now },
  log: { warn: () => {} },
  site: 'http://localhost',
  payee: samplePayee,
  gateway: simulatedPayments,
  mails: { put: async () => {} },
  notices: { put: async () => true },
})
