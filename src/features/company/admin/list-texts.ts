import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './list-texts.json'

export const useCompanyListTexts = areaTexts('adminCompany', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminCompany: typeof texts
  }
}
