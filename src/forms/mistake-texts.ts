import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './mistake-texts.json'

export const useMistakeTexts = areaTexts('mistake', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    mistake: typeof texts
  }
}
