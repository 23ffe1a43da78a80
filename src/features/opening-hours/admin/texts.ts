import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useOpeningHoursTexts = areaTexts('openingHours', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    openingHours: typeof texts
  }
}
