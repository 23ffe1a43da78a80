import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { detailGroups, type Group } from './detail-groups.ts'
import { useSubscriptionTexts } from './texts.ts'

// The facts that a decision depends on come first.
const ORDER = [
  'documents',
  'contractInfo',
  'companyInfo',
  'subscriberInfo',
  'paymentMethod',
  'adminInfo',
] as const

/** Every field group of a subscription for the staff, a card each. */
export function DetailCards({ detail }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t } = useSubscriptionTexts()
  return (
    <>
      <MemoCard memo={detail.memo} />
      {detailGroups(t, detail, 'staff', ORDER).map((group) => (
        <GroupCard key={group.title} {...group} />
      ))}
    </>
  )
}

/** One field group. */
export function GroupCard({ title, rows }: Group) {
  const { t: common } = useTranslation()
  return (
    <Card>
      <Heading level={2} size="md" mb="3">
        {title}
      </Heading>
      <DataList
        items={rows.map(({ label, value, numeric, file }) => ({
          key: label,
          term: label,
          numeric,
          value: file ? (
            <DocumentLink {...file} text={value} />
          ) : (
            <Breakable>{value || common('none')}</Breakable>
          ),
        }))}
      />
    </Card>
  )
}

/** The message of the subscriber; renders nothing without one. */
export function MemoCard({ memo }: { memo: string | null }) {
  const { t } = useSubscriptionTexts()
  if (!memo) return null
  return (
    <Card>
      <Heading level={2} size="md" mb="3">
        {t('detail.memo')}
      </Heading>
      <Text whiteSpace="pre-wrap">{memo}</Text>
    </Card>
  )
}

const DocumentLink = ({ url, name, text }: { url: string; name: string; text: string | null }) => (
  <TextLink standalone href={url} download={name} minWidth="0" overflowWrap="anywhere">
    {text}
  </TextLink>
)
