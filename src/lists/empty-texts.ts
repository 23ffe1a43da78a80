import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './empty-texts.json'

export const useEmptyListTexts = areaTexts('emptyList', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    emptyList: typeof texts
  }
}
