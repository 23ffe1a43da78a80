import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useCashReceiptTexts = areaTexts('cashReceipt', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    cashReceipt: typeof texts
  }
}
