import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useCompanyTexts = areaTexts('company', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    company: typeof texts
  }
}
