import type { InferSelectModel } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { ANSWER_PURPOSE } from '#server/db/once.ts'
import { accountDrafts } from '#server/db/schema/account.ts'
import { signingKeys } from '#server/db/schema/app-client.ts'
import { scimTargets } from '#server/db/schema/app-scim.ts'
import { appWebhooks } from '#server/db/schema/app-webhook.ts'
import { billCredits, billingKeys, billReceivers, billRefunds, bills } from '#server/db/schema/bill.ts'
import { cashReceiptNumbers, cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { mailQueue, mailRecords } from '#server/db/schema/mail.ts'
import { contactChanges, memberProofs } from '#server/db/schema/member.ts'
import { mfaEnrolments, mfaFactors } from '#server/db/schema/mfa.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { settlementDifferences } from '#server/db/schema/settlement.ts'
import { registeredCards, subscriptionDrafts, subscriptions } from '#server/db/schema/subscription.ts'
import { keptRecords, withdrawalReasons } from '#server/db/schema/withdrawal.ts'
import { creditPurpose, decisionPurpose, refundPurpose, voidPurpose } from '#server/db/sealed-bill.ts'
import { payerPurpose } from '#server/db/sealed-deposit.ts'
import { editionDecisionPurpose } from '#server/db/sealed-edition.ts'
import { type SealedField, sealedFieldPurpose } from '#server/db/sealed-subscription.ts'
import { draftPurpose } from '#server/domains/account/draft.store.ts'
import { billingKeyPurpose } from '#server/domains/bill/bill.keys.ts'
import { receiverPurpose } from '#server/domains/bill/bill.notifications.ts'
import { numberPurpose, receiptPurpose } from '#server/domains/bill/cash-receipt/cash-receipt.store.ts'
import { differencePurpose } from '#server/domains/settlement/settlement.store.ts'
import { registeredCardPurpose } from '#server/domains/subscription/card.store.ts'
import { subscriptionDraftPurpose } from '#server/domains/subscription/draft.store.ts'
import { contactChangePurpose } from '#server/domains/user/contact-change.store.ts'
import { memberProofPurpose } from '#server/domains/user/proof.store.ts'
import { retainedRecordPurpose, withdrawalReasonPurpose } from '#server/domains/withdrawal/retained.store.ts'
import { signingKeyPurpose } from '#server/login/signing-keys.ts'
import { MAIL_PURPOSE } from '#server/messages/mail-queue.ts'
import { phonePurpose } from '#server/messages/phone/phone-queue.ts'
import { mailRecordPurpose, noticePurpose } from '#server/security/message-purposes.ts'
import { scimTokenPurpose } from '#server/security/scim-token.ts'
import { TOTP_PURPOSE } from '#server/security/totp.ts'
import { webhookPurpose } from '#server/security/webhook-secret.ts'

/** A column that stores secret boxes: a column of text, or a text within a column of JSON. */
export type SealedPlace = {
  table: AnyPgTable
  column: string
  path: string[]
  /** Returns the purpose for which the box of a row is sealed. */
  purposeOf(row: Record<string, unknown>): string
}

/** Every column of the database that stores secret boxes; a test compares the list with the schema. */
export const sealedPlaces: readonly SealedPlace[] = [
  sealedPlace(accountDrafts, 'contentBox', ({ kind, id }) => draftPurpose(kind, id)),
  sealedPlace(appWebhooks, 'secretBox', ({ appId }) => webhookPurpose(appId)),
  sealedPlace(appWebhooks, 'formerBox', ({ appId }) => webhookPurpose(appId)),
  sealedPlace(scimTargets, 'tokenBox', ({ appId }) => scimTokenPurpose(appId)),
  sealedPlace(billReceivers, 'emailBox', ({ subscriptionId, position }) =>
    receiverPurpose(subscriptionId, position),
  ),
  sealedPlace(billRefunds, 'reasonBox', ({ id }) => refundPurpose(id)),
  sealedPlace(billRefunds, 'decisionBox', ({ id }) => decisionPurpose(id)),
  sealedPlace(bills, 'voidReasonBox', ({ id }) => voidPurpose(id)),
  sealedPlace(billCredits, 'reasonBox', ({ id }) => creditPurpose(id)),
  sealedPlace(billingKeys, 'keyBox', ({ subscriptionId }) => billingKeyPurpose(subscriptionId)),
  sealedPlace(cashReceipts, 'numberBox', ({ id }) => receiptPurpose(id)),
  sealedPlace(cashReceiptNumbers, 'numberBox', ({ subscriptionId }) => numberPurpose(subscriptionId)),
  sealedPlace(contactChanges, 'formerBox', ({ id }) => contactChangePurpose(id)),
  sealedPlace(deposits, 'payerBox', ({ id }) => payerPurpose(id)),
  sealedPlace(settlementDifferences, 'noteBox', ({ id }) => differencePurpose(id)),
  sealedPlace(idempotencyKeys, 'answerBox', () => ANSWER_PURPOSE),
  sealedPlace(keptRecords, 'recordBox', ({ id }) => retainedRecordPurpose(id)),
  sealedPlace(mailQueue, 'mailBox', () => MAIL_PURPOSE),
  sealedPlace(mailRecords, 'subjectBox', ({ id }) => mailRecordPurpose(id)),
  sealedPlace(memberProofs, 'valueBox', ({ id }) => memberProofPurpose(id)),
  sealedPlace(mfaEnrolments, 'secretBox', () => TOTP_PURPOSE),
  sealedPlace(mfaFactors, 'secretBox', () => TOTP_PURPOSE),
  sealedPlace(phoneMessages, 'contentBox', ({ id }) => phonePurpose(id)),
  sealedPlace(notifications, 'contentBox', ({ id }) => noticePurpose(id)),
  sealedPlace(serviceEditions, 'decisionBox', ({ serviceCode, version }) =>
    editionDecisionPurpose(serviceCode, version),
  ),
  sealedPlace(signingKeys, 'keyBox', ({ number }) => signingKeyPurpose(number)),
  sealedPlace(subscriptionDrafts, 'contentBox', ({ id }) => subscriptionDraftPurpose(id)),
  sealedPlace(withdrawalReasons, 'textBox', ({ id }) => withdrawalReasonPurpose(id)),
  sealedPlace(registeredCards, 'cardBox', ({ id }) => registeredCardPurpose(id)),
  sealedFieldOf('payment', ['paymentCard', 'keyBox'], 'cardKey'),
  sealedFieldOf('payment', ['paymentCard', 'cardNumberBox'], 'cardNumber'),
  sealedFieldOf('payment', ['paymentCard', 'cardExpirationBox'], 'cardExpiration'),
  sealedFieldOf('payment', ['paymentCard', 'rnnoBox'], 'cardRnno'),
  sealedFieldOf('payment', ['paymentAccount', 'accountNumberBox'], 'accountNumber'),
  sealedFieldOf('payment', ['paymentAccount', 'rnnoBox'], 'accountRnno'),
  sealedFieldOf('subscriberInfo', ['secNoBox'], 'secNo'),
]

function sealedPlace<Table extends AnyPgTable>(
  table: Table,
  column: keyof InferSelectModel<Table> & string,
  purposeOf: (row: InferSelectModel<Table>) => string,
  path: string[] = [],
): SealedPlace {
  return { table, column, path, purposeOf: (row) => purposeOf(row as InferSelectModel<Table>) }
}

function sealedFieldOf(
  column: 'payment' | 'subscriberInfo',
  path: string[],
  field: SealedField,
): SealedPlace {
  return sealedPlace(subscriptions, column, ({ id }) => sealedFieldPurpose(id, field), path)
}
