import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './date-texts.json'

export const useDateTexts = areaTexts('date', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    date: typeof texts
  }
}
