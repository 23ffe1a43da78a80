import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useDepositFeedTexts = areaTexts('adminDepositFeed', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminDepositFeed: typeof texts
  }
}
