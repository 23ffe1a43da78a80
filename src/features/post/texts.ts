import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './texts.json'

export const usePostTexts = areaTexts('post', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    post: typeof texts
  }
}
