import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useAccountTexts = areaTexts('account', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    account: typeof texts
  }
}
