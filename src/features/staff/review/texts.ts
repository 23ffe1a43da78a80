import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useReviewTexts = areaTexts('review', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    review: typeof texts
  }
}
