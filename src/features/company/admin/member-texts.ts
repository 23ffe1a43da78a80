import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './member-texts.json'

export const useAdminMemberTexts = textsWithParticles('adminMember', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminMember: typeof texts
  }
}
