import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useCompanyMergeTexts = areaTexts('companyMerge', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    companyMerge: typeof texts
  }
}
