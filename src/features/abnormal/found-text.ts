import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { codeWord } from '#domain/abnormal/codes.ts'

type Found = Pick<Schema<'AbnormalEventListItem'>, 'detector' | 'detectType'>

/** What was found: what the portal looks for itself, or what another system calls it by a code. */
export const foundText = (t: TFunction<'security'>, { detector, detectType }: Found): string =>
  detector === 'EXTERNAL' && detectType
    ? codeWord('detectType', detectType)
    : t(`abnormal.detector.${detector}`)
