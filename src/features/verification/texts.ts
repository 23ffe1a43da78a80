import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useVerificationTexts = areaTexts('verification', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    verification: typeof texts
  }
}
