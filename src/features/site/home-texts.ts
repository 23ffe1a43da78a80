import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './home-texts.json'

export const useHomeTexts = areaTexts('home', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    home: typeof texts
  }
}
