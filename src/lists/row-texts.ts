import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './row-texts.json'

/** The texts of lists whose rows can be selected. */
export const useRowTexts = areaTexts('rows', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    rows: typeof texts
  }
}
