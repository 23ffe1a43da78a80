import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useSiteAdminTexts = areaTexts('siteAdmin', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    siteAdmin: typeof texts
  }
}
