import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { timeText } from './counsel-text.ts'
import { useCounselTexts } from './texts.ts'
import { WrittenLines } from './WrittenLines.tsx'

export type Facts = Pick<
  Schema<'Counsel'>,
  'startAt' | 'counselMethod' | 'name' | 'email' | 'phoneNumber' | 'companyName' | 'memo'
> &
  Partial<Pick<Schema<'Counsel'>, 'counselNo' | 'cancelReason'>>

/** A reservation as terms and values: time, kind, person and topic. */
export function CounselFacts({ counsel, more = [] }: { counsel: Facts; more?: readonly DataListItem[] }) {
  const { t } = useCounselTexts()
  const { t: common } = useTranslation()
  const { counselNo, counselMethod, name, email, phoneNumber, companyName, memo, cancelReason } = counsel
  return (
    <DataList
      columns={1}
      items={[
        ...(counselNo ? [{ key: 'no', term: t('field.counselNo'), value: counselNo, numeric: true }] : []),
        { key: 'time', term: t('field.time'), value: timeText(counsel), numeric: true },
        { key: 'method', term: t('field.counselMethod'), value: t(`method.${counselMethod}.name`) },
        { key: 'name', term: t('field.name'), value: name },
        { key: 'email', term: t('field.email'), value: <Breakable>{email}</Breakable> },
        { key: 'phone', term: t('field.phoneNumber'), value: formatPhone(phoneNumber), numeric: true },
        { key: 'company', term: t('field.companyName'), value: companyName ?? common('none') },
        {
          key: 'memo',
          term: t('field.memo'),
          value: memo ? <WrittenLines>{memo}</WrittenLines> : common('none'),
        },
        ...(cancelReason
          ? [
              {
                key: 'reason',
                term: t('field.cancelReason'),
                value: <WrittenLines>{cancelReason}</WrittenLines>,
              },
            ]
          : []),
        ...more,
      ]}
    />
  )
}
