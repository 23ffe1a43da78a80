import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './upkeep-texts.json'

export const useUpkeepTexts = textsWithParticles('companyUpkeep', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    companyUpkeep: typeof texts
  }
}
