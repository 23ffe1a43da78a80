import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useHolidayTexts = areaTexts('holiday', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    holiday: typeof texts
  }
}
