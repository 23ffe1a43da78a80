import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useBrandTexts = areaTexts('brand', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    brand: typeof texts
  }
}
