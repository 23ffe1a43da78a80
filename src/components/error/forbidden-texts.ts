import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './forbidden-texts.json'

export const useForbiddenTexts = areaTexts('forbidden', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    forbidden: typeof texts
  }
}
