import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './changes-texts.json'

export const useTermsChangesTexts = areaTexts('termsChanges', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    termsChanges: typeof texts
  }
}
