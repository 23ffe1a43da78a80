import type { Clock } from '#domain/clock.ts'
import type { Addresses } from '#server/addresses/addresses.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import type { AdmitCompanyName } from '#server/company-names.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { UploadBox } from '#server/files/upload-box.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { Party } from '#server/operator.ts'
import type { PaymentGateway } from '#server/payments/gateway.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Throttle } from '#server/security/throttle.ts'
import type { StoredSubscription } from './subscription.store.ts'
import type { SubscriptionCatalogue } from './terms/subscription-terms.catalogue.ts'

/** The dependencies of the subscription operations. */
export type SubscriptionDeps = {
  db: Db
  box: SecretBox
  clock: Clock
  limits: Limits
  once: Once
  throttle: Throttle
  uploads: UploadBox
  mails: Pick<MailQueue, 'put'>
  notices: Notices
  addresses: Addresses
  gateway: Pick<PaymentGateway, 'cardWindow' | 'issueCardKey'>
  log: Pick<Log, 'warn'>
  admitCompanyName: AdmitCompanyName
  bills: {
    /**
     * Applies the new payment method of a subscription to its unpaid bills; false while one of them is being
     * charged.
     */
    followPayment: (tx: Tx, subscription: StoredSubscription) => Promise<boolean>
    /**
     * Issues the bills of past periods, and returns the row afterwards; the open bills are locked until the
     * transaction ends.
     */
    bringUpToDate: (tx: Tx, subscription: StoredSubscription) => Promise<StoredSubscription>
    /** Issues the final bill of a subscription that has just ended, if there is anything to settle. */
    settleEnd: (tx: Tx, subscription: StoredSubscription) => Promise<void>
  }
  /** The address of the site for links in mails. */
  site: string
  /** The operator's details that are inserted into the terms. */
  party: () => Party
  /** The editions of the terms that may be in force. */
  subscriptionTerms: () => SubscriptionCatalogue
  /** The services on sale. */
  catalogue: Pick<CatalogueKeeper, 'current' | 'iconOf'>
}
