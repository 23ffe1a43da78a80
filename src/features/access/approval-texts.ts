import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './approval-texts.json'

export const useApprovalTexts = areaTexts('approval', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    approval: typeof texts
  }
}
