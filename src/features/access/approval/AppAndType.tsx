import type { Schema } from '#contract/operation.ts'
import { approvalTypes } from '#domain/access/codes.ts'
import { Select } from '#src/ui/Select.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import type { SharedFilter } from './ApprovalTabs.tsx'

type Props = {
  apps: readonly Schema<'AccessAppCount'>[]
  filter: SharedFilter
  onChange: (change: SharedFilter) => void
}

/** The app and the type of request by which a list is filtered. */
export function AppAndType({ apps, filter: { appId, approvalType }, onChange }: Props) {
  const { t } = useApprovalTexts()
  return (
    <>
      <Select
        labelHidden
        maxWidth={{ md: '16rem' }}
        label={t('queue.filterApp')}
        value={appId ?? ''}
        placeholder={t('queue.allApps')}
        options={apps.map(({ appId: value, appName: name, count }) => ({
          value,
          label: t('queue.appCount', { name, count }),
        }))}
        onChange={(event) => onChange({ appId: event.target.value || undefined })}
      />
      <Select
        labelHidden
        // The default width is slightly less than the text needs.
        minWidth={{ md: '10rem' }}
        label={t('queue.filterType')}
        value={approvalType ?? ''}
        placeholder={t('queue.allTypes')}
        options={approvalTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(event) =>
          onChange({ approvalType: approvalTypes.find((type) => type === event.target.value) })
        }
      />
    </>
  )
}
