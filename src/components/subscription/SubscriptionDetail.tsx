import { HStack, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/portal-clock.ts'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { detailGroups } from './detail-groups.ts'
import { StateBadge } from './StateBadge.tsx'
import { priceText, stateText } from './subscription-text.ts'

type Props = {
  title: 'detail' | 'shared'
  detail: Schema<'SubscriptionDetail'>
  before?: ReactNode
  /** What leads on from the summary. */
  action?: ReactNode
  children?: ReactNode
  after?: ReactNode
}

/** One subscription with every field group; `children` stand before the groups, `after` behind them. */
export function SubscriptionDetail({ title, detail, before, action, children, after }: Props) {
  const { t } = useTranslation('subscription')
  const { subscriptionState } = detail.subscriptionInfo
  return (
    <Stack gap="4">
      {before}
      <Stack gap="2" mb="2">
        <ScreenTitle>{t(`${title}.title`)}</ScreenTitle>
        {title === 'shared' && <Text tone="muted">{t('shared.lead')}</Text>}
      </Stack>
      <Card>
        <Stack gap="2">
          <HStack gap="3" flexWrap="wrap">
            <Heading
              level={2}
              size="md"
            >{`${detail.serviceInfo.serviceName} ${detail.serviceInfo.planName}`}</Heading>
            <StateBadge state={subscriptionState} />
          </HStack>
          <Text size="xl" weight="bold" numeric>
            {priceText(t, detail.contractInfo)}
          </Text>
          {title === 'detail' && (
            <Text tone="muted">
              {stateText(t, { ...detail.contractInfo, subscriptionState }, kstDate(portalClock.now()))}
            </Text>
          )}
          {action}
        </Stack>
      </Card>
      {children}
      <DetailCards detail={detail} />
      {after}
    </Stack>
  )
}

/** Every field group of a subscription, a card each. */
export function DetailCards({ detail }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t } = useTranslation('subscription')
  const { t: common } = useTranslation()
  return (
    <>
      {detailGroups(t, detail).map((group) => (
        <Card key={group.title}>
          <Heading level={2} size="md" mb="3">
            {group.title}
          </Heading>
          <DataList
            items={group.rows.map(({ label, value, numeric, file }) => ({
              key: label,
              term: label,
              numeric,
              value: file ? (
                <PaperLink {...file} text={value} />
              ) : (
                <Breakable>{value || common('none')}</Breakable>
              ),
            }))}
          />
        </Card>
      ))}
      <Card>
        <Heading level={2} size="md" mb="3">
          {t('detail.memo')}
        </Heading>
        <Text whiteSpace="pre-wrap">{detail.memo ?? t('detail.noMemo')}</Text>
      </Card>
    </>
  )
}

const PaperLink = ({ url, name, text }: { url: string; name: string; text: string | null }) => (
  <TextLink standalone href={url} download={name} minWidth="0" overflowWrap="anywhere">
    {text}
  </TextLink>
)
