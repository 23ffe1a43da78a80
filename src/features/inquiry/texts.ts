import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const useInquiryTexts = areaTexts('inquiry', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    inquiry: typeof texts
  }
}
