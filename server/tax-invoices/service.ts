import type { TaxInvoiceFailure } from '#domain/tax-invoice/tax-invoice.ts'

/** A party of a tax invoice, as the tax office knows it; `businessNo` has ten digits. */
export type TaxParty = {
  businessNo: string
  companyName: string
  ownerName: string
  address: string
  businessType: string
  businessCategory: string
  /** The mail address that the service notifies. */
  email: string
}

/**
 * A correction (Enforcement Decree of the Value-Added Tax Act, article 70 (1)): CHANGE adds or deducts an amount,
 * CANCELLATION cancels the whole invoice. `originalNo` is the approval number of the corrected invoice.
 */
export type Correction = { reason: 'CHANGE' | 'CANCELLATION'; originalNo: string; originalWrittenOn: string }

/** A tax invoice as it is sent to the service. Amounts are in won, negative in a correction. */
export type TaxDocument = {
  /** The service remembers the key forever, and issues only one of two documents with the same key. */
  documentKey: string
  /** YYYY-MM-DD */
  writtenOn: string
  isPaid: boolean
  supplyAmount: number
  vatAmount: number
  seller: TaxParty
  buyer: TaxParty
  item: string
  correction: Correction | null
}

export type IssueOutcome = { taxInvoiceNo: string } | { failure: TaxInvoiceFailure; failureCode: string }

/** A document as stored at the service. REJECTED means that the tax office did not accept the document. */
export type KnownDocument = {
  taxInvoiceNo: string
  state: 'ISSUED' | 'SENT' | 'REJECTED'
  /** The time at which the tax office accepted the document. */
  sentAt: Date | null
  failureCode: string | null
}

/**
 * The service that signs tax invoices and sends them to the tax office. Throws TaxServiceUnknown if the service does
 * not answer.
 */
export type TaxInvoiceService = {
  issue(document: TaxDocument): Promise<IssueOutcome>
  /** Reads a document by its key; undefined if the service never issued a document under this key. */
  read(documentKey: string): Promise<KnownDocument | undefined>
  /**
   * Requests that the service sends an issued document to the tax office now; otherwise the service sends it a day
   * later.
   */
  send(documentKey: string): Promise<void>
}

/**
 * Thrown if the outcome of a call is unknown: the document may have been issued, so it is read before it is issued
 * again.
 */
export class TaxServiceUnknown extends Error {
  override name = 'TaxServiceUnknown'
}
