import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './work-days-texts.json'

export const useWorkDaysTexts = areaTexts('workDays', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    workDays: typeof texts
  }
}
