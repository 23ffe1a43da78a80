import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './join-texts.json'

export const useStaffJoinTexts = areaTexts('staffJoin', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    staffJoin: typeof texts
  }
}
