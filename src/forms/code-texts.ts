import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './code-texts.json'

export const useCodeTexts = areaTexts('code', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    code: typeof texts
  }
}
