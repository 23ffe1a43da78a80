import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './view-texts.json'

/** The texts about the saved views of a list. */
export const useViewTexts = areaTexts('views', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    views: typeof texts
  }
}
