import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './passkey-texts.json'

export const usePasskeyTexts = areaTexts('passkey', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    passkey: typeof texts
  }
}
