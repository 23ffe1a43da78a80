import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useSubscriptionTexts = areaTexts('subscription', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    subscription: typeof texts
  }
}
