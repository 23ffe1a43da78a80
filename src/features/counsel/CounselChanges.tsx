import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { Card } from '#src/ui/Card.tsx'
import { Table } from '#src/ui/Table.tsx'
import { timeText } from './counsel-text.ts'
import { useCounselTexts } from './texts.ts'

type Changing = Pick<Schema<'Counsel'>, 'startAt' | 'counselState' | 'cancelReason'> & { note?: string }

/**
 * The changes of a reservation that another person made: the earlier and the current values, only where they differ.
 */
export function CounselChanges({ before, now }: { before: Changing; now: Changing }) {
  const { t } = useCounselTexts()
  const { t: common } = useTranslation()
  const rows = [
    { key: 'time', term: t('field.time'), of: timeText },
    {
      key: 'state',
      term: t('field.counselState'),
      of: ({ counselState }: Changing) => t(`state.${counselState}`),
    },
    {
      key: 'reason',
      term: t('field.cancelReason'),
      of: ({ cancelReason }: Changing) => cancelReason ?? common('none'),
    },
    { key: 'note', term: t('field.note'), of: ({ note }: Changing) => note || common('none') },
  ].filter(({ of }) => of(before) !== of(now))
  if (rows.length === 0) return null
  return (
    <Card padding="none" borderWidth="1px" borderStyle="solid" borderColor="border">
      <Table caption={t('conflict.caption')} dense>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.before')}</th>
            <th scope="col">{t('conflict.now')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, term, of }) => (
            <tr key={key}>
              <th scope="row">{term}</th>
              <td>{of(before)}</td>
              <td>
                <strong>{of(now)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
