import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { codeWord } from '#domain/abnormal/codes.ts'

type FoundEvent = Pick<Schema<'AbnormalEventListItem'>, 'detector' | 'detectType'>

/** Returns the name of the detector that found an abnormal event; for an external detector, its code. */
export const foundText = (t: TFunction<'security'>, { detector, detectType }: FoundEvent): string =>
  detector === 'EXTERNAL' && detectType
    ? codeWord('detectType', detectType)
    : t(`abnormal.detector.${detector}`)
