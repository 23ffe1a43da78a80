import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const usePlanTexts = areaTexts('plan', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    plan: typeof texts
  }
}
