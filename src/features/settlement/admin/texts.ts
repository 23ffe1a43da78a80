import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useSettlementTexts = areaTexts('adminSettlement', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminSettlement: typeof texts
  }
}
