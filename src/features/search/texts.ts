import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useSearchTexts = areaTexts('search', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    search: typeof texts
  }
}
