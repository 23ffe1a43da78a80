import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './support-texts.json'

export const useSupportTexts = areaTexts('support', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    support: typeof texts
  }
}
