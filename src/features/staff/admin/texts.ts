import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useStaffTexts = areaTexts('staff', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    staff: typeof texts
  }
}
