import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useCompanyAdminTexts = areaTexts('companyAdmin', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    companyAdmin: typeof texts
  }
}
