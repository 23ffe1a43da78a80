import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useFunnelTexts = areaTexts('funnel', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    funnel: typeof texts
  }
}
