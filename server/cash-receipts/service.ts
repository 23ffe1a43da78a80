import type { CashReceiptFailure, CashReceiptUsage } from '#domain/cash-receipt/cash-receipt.ts'

/** The seller of a receipt; `businessNo` has ten digits. */
export type ReceiptSeller = {
  businessNo: string
  companyName: string
  ownerName: string
  address: string
  phone: string
}

/** A cash receipt for the service; amounts are in won, above 0 also where it takes something back. */
export type ReceiptDocument = {
  /** Known to the service for ever: of two documents with one key only one is issued. */
  documentKey: string
  /** When the money came in, or went back. */
  tradedAt: Date
  supplyAmount: number
  vatAmount: number
  usage: CashReceiptUsage
  /** Digits of the payer, or the tax office's own number. */
  number: string
  payer: string
  item: string
  /** The mail address that the service notifies. */
  email: string
  seller: ReceiptSeller
  /** The receipt that is taken back; `isPart` if less than the whole is. */
  cancels: { confirmNo: string; tradedOn: string; isPart: boolean; reason: 'REFUND' | 'MISTAKE' } | null
}

export type ReceiptOutcome = KnownReceiptNo | { failure: CashReceiptFailure; failureCode: string }
/** The number of the tax office, unique among the receipts of a day. */
export type KnownReceiptNo = { confirmNo: string; tradedOn: string }
export type KnownReceipt = KnownReceiptNo & {
  state: 'ISSUED' | 'SENT' | 'REJECTED'
  sentAt: Date | null
  failureCode: string | null
}

/** The service that issues cash receipts and sends them to the tax office a day later. Throws ReceiptServiceUnknown without an answer. */
export type CashReceiptService = {
  issue(document: ReceiptDocument): Promise<ReceiptOutcome>
  /** A document by its key; undefined if the service never issued one. */
  read(documentKey: string): Promise<KnownReceipt | undefined>
}

/** The outcome of a call is unknown: the document may have been issued, so it is read before it is issued again. */
export class ReceiptServiceUnknown extends Error {
  override name = 'ReceiptServiceUnknown'
}
