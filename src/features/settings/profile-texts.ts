import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './profile-texts.json'

export const useProfileTexts = areaTexts('profile', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    profile: typeof texts
  }
}
