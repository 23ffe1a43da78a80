import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './member-texts.json'

export const useAdminMemberTexts = areaTexts('adminMember', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminMember: typeof texts
  }
}
