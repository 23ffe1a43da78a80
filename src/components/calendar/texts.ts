import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useCalendarTexts = areaTexts('calendar', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    calendar: typeof texts
  }
}
