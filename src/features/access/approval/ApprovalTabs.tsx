import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useApprovalTexts } from '../approval-texts.ts'

const tabs = { waiting: '/admin/approval', decided: '/admin/approval/decided' } as const
/** The filters that the lists of waiting and of decided requests share. */
export type SharedFilter = {
  appId?: string
  approvalType?: Schema<'ApprovalType'>
  search?: SearchWords
}

/** The tabs of waiting and of decided requests; the filters stay when the tab changes. */
export function ApprovalTabs({ current, filter }: { current: keyof typeof tabs; filter: SharedFilter }) {
  const { t } = useApprovalTexts()
  const { appId, approvalType, search } = filter
  return (
    <ListTabs
      label={t('queue.tabs.label')}
      current={current}
      tabs={(['waiting', 'decided'] as const).map((key) => ({ key, name: t(`queue.tabs.${key}`) }))}
      renderLink={(key, props) => (
        <Link
          to={tabs[key]}
          search={{ appId, approvalType, search }}
          activeOptions={{ exact: true }}
          {...props}
        />
      )}
    />
  )
}
