import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './card-texts.json'

export const useCardTexts = areaTexts('card', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    card: typeof texts
  }
}
