import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './password-check-texts.json'

export const usePasswordCheckTexts = areaTexts('passwordCheck', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    passwordCheck: typeof texts
  }
}
