import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './list-texts.json'

export const useListTexts = areaTexts('list', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    list: typeof texts
  }
}
