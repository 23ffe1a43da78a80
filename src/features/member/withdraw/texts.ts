import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useWithdrawalTexts = areaTexts('withdrawal', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    withdrawal: typeof texts
  }
}
