import { areaTexts } from '#src/i18n/i18n.ts'
import texts from './side-menu-texts.json'

export const useSideMenuTexts = areaTexts('sideMenu', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    sideMenu: typeof texts
  }
}
