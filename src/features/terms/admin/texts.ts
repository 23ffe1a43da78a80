import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useAdminTermsTexts = areaTexts('adminTerms', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminTerms: typeof texts
  }
}
