import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './member-texts.json'

export const useMemberTermsTexts = areaTexts('memberTerms', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    memberTerms: typeof texts
  }
}
