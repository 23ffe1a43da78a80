import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import type { RunningSubscription } from '#server/catalogue/price-rises.ts'
import type { Db } from '#server/db/client.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { SecretBox } from '#server/security/secret-box.ts'

/** The dependencies of the operations on editions of services. */
export type ServiceEditionDeps = {
  db: Db
  clock: Clock
  box: SecretBox
  notices: Pick<Notices, 'put'>
  catalogue: Pick<CatalogueKeeper, 'editions' | 'refresh'>
  /** The consents of running subscriptions to raised prices. */
  consents: {
    runningOf: (serviceCode: string) => Promise<RunningSubscription[]>
    listOf: (serviceCode: string) => Promise<Schema<'ServicePriceConsents'>>
    /** Withdraws the consents to a price that no longer rises as announced. */
    review: (serviceCode: string) => Promise<void>
  }
}
