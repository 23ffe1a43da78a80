import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useSettingsTexts = areaTexts('settings', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    settings: typeof texts
  }
}
