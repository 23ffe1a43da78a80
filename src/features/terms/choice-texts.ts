import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './choice-texts.json'

export const useTermsChoiceTexts = areaTexts('termsChoice', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    termsChoice: typeof texts
  }
}
