import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './texts.json'

export const useTaxInvoiceTexts = textsWithParticles('billTax', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    billTax: typeof texts
  }
}
