import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useBillRulesTexts = areaTexts('billRules', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    billRules: typeof texts
  }
}
