import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './sections-texts.json'

export const useSectionTexts = areaTexts('adminSections', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminSections: typeof texts
  }
}
