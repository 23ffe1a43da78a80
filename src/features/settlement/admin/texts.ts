import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './texts.json'

export const useSettlementTexts = textsWithParticles('adminSettlement', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    adminSettlement: typeof texts
  }
}
