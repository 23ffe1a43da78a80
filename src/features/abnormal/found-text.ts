import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { codeWord } from '#domain/abnormal/codes.ts'

type Found = Pick<Schema<'AbnormalEventListItem'>, 'detector' | 'detectType'>

/** The name of an abnormal event: of our own detectors, or the code of another system. */
export const foundText = (t: TFunction<'security'>, { detector, detectType }: Found): string =>
  detector === 'EXTERNAL' && detectType
    ? codeWord('detectType', detectType)
    : t(`abnormal.detector.${detector}`)
