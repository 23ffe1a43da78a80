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
 * A correction (Enforcement Decree of the Value-Added Tax Act, article 70 (1)): CHANGE adds or takes off an amount,
 * CANCELLATION undoes the whole. `originalNo` is the number that the tax office gave to the invoice that it corrects.
 */
export type Correction = { reason: 'CHANGE' | 'CANCELLATION'; originalNo: string; originalWrittenOn: string }

/** A tax invoice for the service; amounts are in won, those of a correction below 0. */
export type TaxDocument = {
  /** Known to the service for ever: of two documents with one key only one is issued. */
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

/** A document as the service has it. REJECTED is one that the tax office did not take. */
export type KnownDocument = {
  taxInvoiceNo: string
  state: 'ISSUED' | 'SENT' | 'REJECTED'
  /** The moment at which the tax office took it. */
  sentAt: Date | null
  failureCode: string | null
}

/** The service that signs tax invoices and sends them to the tax office. Throws TaxServiceUnknown without an answer. */
export type TaxInvoiceService = {
  issue(document: TaxDocument): Promise<IssueOutcome>
  /** A document by its key; undefined if the service never issued one. */
  read(documentKey: string): Promise<KnownDocument | undefined>
  /** Has an issued document sent to the tax office now; the service does so by itself a day later. */
  send(documentKey: string): Promise<void>
}

/** The outcome of a call is unknown: the document may have been issued, so it is read before it is issued again. */
export class TaxServiceUnknown extends Error {
  override name = 'TaxServiceUnknown'
}
