import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './figures-texts.json'

export const useBillFigureTexts = areaTexts('billFigures', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    billFigures: typeof texts
  }
}
