import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './sections-texts.json'

export const useCustomerSectionTexts = areaTexts('customerSections', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    customerSections: typeof texts
  }
}
