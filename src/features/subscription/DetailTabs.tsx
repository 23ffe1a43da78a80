import { Stack } from '@chakra-ui/react'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { GroupCard, MemoCard } from './DetailCards.tsx'
import { detailGroups, groupsOfTab, tabs } from './detail-groups.ts'

/** Every field group of a subscription, by what one looks for. */
export function DetailTabs({ detail }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t } = useTranslation('subscription')
  return (
    <Tabs
      label={t('detail.tabs')}
      tabs={tabs.map((key) => ({
        key,
        name: t(`detail.tab.${key}`),
        panel: () => (
          <Stack gap="4">
            {detailGroups(t, detail, groupsOfTab[key]).map((group) => (
              <GroupCard key={group.title} {...group} />
            ))}
            {key === 'contract' && <MemoCard memo={detail.memo} />}
          </Stack>
        ),
      }))}
    />
  )
}
