import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './error-help-texts.json'

export const useErrorHelpTexts = areaTexts('errorHelp', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    errorHelp: typeof texts
  }
}
