import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './access-today-texts.json'

export const useAccessTodayTexts = areaTexts('accessToday', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    accessToday: typeof texts
  }
}
