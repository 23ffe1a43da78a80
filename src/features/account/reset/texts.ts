import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const usePasswordResetTexts = areaTexts('passwordReset', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    passwordReset: typeof texts
  }
}
