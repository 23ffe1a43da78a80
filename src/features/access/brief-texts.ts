import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './brief-texts.json'

export const useAccessBriefTexts = areaTexts('accessBrief', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    accessBrief: typeof texts
  }
}
