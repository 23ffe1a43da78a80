import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './upload-texts.json'

export const useUploadTexts = textsWithParticles('upload', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    upload: typeof texts
  }
}
