import type { CashReceiptFailure, CashReceiptUsage } from '#domain/cash-receipt/cash-receipt.ts'

/** The seller of a receipt; `businessNo` has ten digits. */
export type ReceiptSeller = {
  businessNo: string
  companyName: string
  ownerName: string
  address: string
  phone: string
}

/**
 * A cash receipt as it is sent to the service. Amounts are in won and positive, even if the receipt takes back
 * another receipt.
 */
export type ReceiptDocument = {
  /** The service remembers the key forever, and issues only one of two documents with the same key. */
  documentKey: string
  /** The time of the payment, or of its refund. */
  tradedAt: Date
  supplyAmount: number
  vatAmount: number
  usage: CashReceiptUsage
  /** The digits of the payer's phone or business number, or of the tax office's own phone number. */
  number: string
  payer: string
  item: string
  /** The mail address that the service notifies. */
  email: string
  seller: ReceiptSeller
  /** The earlier receipt that this receipt takes back; `isPart` if only a part of its amount is taken back. */
  cancels: { confirmNo: string; tradedOn: string; isPart: boolean; reason: 'REFUND' | 'MISTAKE' } | null
}

export type ReceiptOutcome = KnownReceiptNo | { failure: CashReceiptFailure; failureCode: string }
/** The approval number of the tax office, unique among the receipts of a day. */
export type KnownReceiptNo = { confirmNo: string; tradedOn: string }
export type KnownReceipt = KnownReceiptNo & {
  state: 'ISSUED' | 'SENT' | 'REJECTED'
  sentAt: Date | null
  failureCode: string | null
}

/**
 * The service that issues cash receipts and sends them to the tax office a day later. Throws ReceiptServiceUnknown if
 * the service does not answer.
 */
export type CashReceiptService = {
  issue(document: ReceiptDocument): Promise<ReceiptOutcome>
  /** Reads a document by its key; undefined if the service never issued a document under this key. */
  read(documentKey: string): Promise<KnownReceipt | undefined>
}

/**
 * Thrown if the outcome of a call is unknown: the document may have been issued, so it is read before it is issued
 * again.
 */
export class ReceiptServiceUnknown extends Error {
  override name = 'ReceiptServiceUnknown'
}
