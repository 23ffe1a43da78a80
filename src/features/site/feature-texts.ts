import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './feature-texts.json'

export const useFeatureTexts = areaTexts('feature', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    feature: typeof texts
  }
}
