import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useFirstTaskTexts = areaTexts('firstTasks', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    firstTasks: typeof texts
  }
}
