import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './version-texts.json'

export const useVersionTexts = areaTexts('version', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    version: typeof texts
  }
}
