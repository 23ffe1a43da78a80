import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useMyTexts = areaTexts('my', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    my: typeof texts
  }
}
