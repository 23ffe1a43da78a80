import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useAdminCatalogueTexts = areaTexts('adminCatalogue', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminCatalogue: typeof texts
  }
}
