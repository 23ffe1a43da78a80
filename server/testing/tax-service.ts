import {
  type KnownDocument,
  type TaxDocument,
  type TaxInvoiceService,
  TaxServiceUnknown,
} from '#server/tax-invoices/service.ts'

/** The answer of the service. STOPS means that the process of the portal stops during the call. */
export type TaxMood =
  | 'ISSUES'
  | 'REFUSES'
  | 'UNHEARD'
  | 'ISSUES_UNHEARD'
  | 'STOPS'
  | 'ISSUES_STOPS'
  | 'READS_UNHEARD'
export class ProcessStopped extends Error {
  override name = 'ProcessStopped'
}

/**
 * Creates a service for tax invoices that remembers the documents it issued. Like the real service it refuses a
 * second document with a key that is in use.
 */
export function testTaxService() {
  const issued: (TaxDocument & { taxInvoiceNo: string })[] = []
  const known = new Map<string, KnownDocument>()
  let mood: TaxMood = 'ISSUES'
  let verdict: 'SENT' | 'REJECTED' | undefined

  const service: TaxInvoiceService = {
    async issue(document) {
      const { documentKey } = document
      if (mood === 'STOPS') throw new ProcessStopped()
      if (mood === 'UNHEARD') throw new TaxServiceUnknown('No answer.')
      if (mood === 'REFUSES' || known.has(documentKey))
        return { failure: 'CONTENT', failureCode: '-11001014' }
      const taxInvoiceNo = String(issued.length + 1).padStart(24, '0')
      issued.push({ ...document, taxInvoiceNo })
      known.set(documentKey, { taxInvoiceNo, state: 'ISSUED', sentAt: null, failureCode: null })
      if (mood === 'ISSUES_UNHEARD') throw new TaxServiceUnknown('No answer.')
      if (mood === 'ISSUES_STOPS') throw new ProcessStopped()
      return { taxInvoiceNo }
    },
    async read(documentKey) {
      if (mood === 'READS_UNHEARD') throw new TaxServiceUnknown('No answer.')
      return known.get(documentKey)
    },
    async send(documentKey) {
      const document = known.get(documentKey)
      if (document?.state !== 'ISSUED' || !verdict) return
      const isSent = verdict === 'SENT'
      known.set(documentKey, {
        ...document,
        state: verdict,
        sentAt: isSent ? new Date('2026-11-23T00:00:00Z') : null,
        failureCode: isSent ? null : 'ERR002',
      })
    },
  }

  return {
    service,
    issued,
    isRejected: (documentKey: string) => known.get(documentKey)?.state === 'REJECTED',
    feel: (next: TaxMood) => void (mood = next),
    /** Sets the answer of the tax office about documents from now on; undefined for no answer. */
    judge: (next: 'SENT' | 'REJECTED' | undefined) => void (verdict = next),
  }
}
