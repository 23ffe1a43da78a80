import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './session-warning-texts.json'

export const useSessionWarningTexts = areaTexts('sessionWarning', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    sessionWarning: typeof texts
  }
}
