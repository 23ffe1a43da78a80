import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { GroupCard, MemoCard } from './DetailCards.tsx'
import { detailGroups, groupsOfTab, tabs } from './detail-groups.ts'
import { useSubscriptionTexts } from './texts.ts'

/**
 * The field groups of a subscription, by topic. A waiting request has no contract; its facts are in the header of the
 * page.
 */
export function DetailTabs({ detail }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t } = useSubscriptionTexts()
  const isWaiting = detail.subscriptionInfo.subscriptionState === 'REQUESTED'
  return (
    <Tabs
      label={t('detail.tabs')}
      tabs={tabs
        .filter((key) => !(isWaiting && key === 'contract'))
        .map((key) => ({
          key,
          name: t(`detail.tab.${key}`),
          panel: () => (
            <Stack gap="4">
              {detailGroups(t, detail, 'member', groupsOfTab[key]).map((group) => (
                <GroupCard key={group.title} {...group} />
              ))}
              {key === 'contract' && <MemoCard memo={detail.memo} />}
            </Stack>
          ),
        }))}
    />
  )
}
