import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useCounselAdminTexts = areaTexts('counselAdmin', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    counselAdmin: typeof texts
  }
}
