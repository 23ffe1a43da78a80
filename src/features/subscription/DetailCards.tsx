import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { detailGroups, type Group } from './detail-groups.ts'
import { useSubscriptionTexts } from './texts.ts'

/** The facts that a decision depends on, which are always visible, the short ones next to each other. */
const SHORT = ['documents', 'contractInfo'] as const
/** The facts about people and addresses, which open one by one. */
const FOLDED = ['paymentMethod', 'subscriberInfo', 'adminInfo'] as const

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '8' },
    gridTemplateColumns: fluidColumns(2, '18rem'),
    alignItems: 'start',
  },
})
const FoldedList = chakra('div', {
  base: {
    '& > details + details': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
    '& > details > summary > svg': { ms: 'auto', color: 'fg.muted' },
    '& > details > :last-child': { pb: '3' },
  },
})

/** Every field group of a subscription for the staff: first the groups to check, then people and addresses, folded. */
export function DetailCards({ detail }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t } = useSubscriptionTexts()
  const foldedGroups = detailGroups(t, detail, 'staff', FOLDED)
  return (
    <>
      <MemoCard memo={detail.memo} />
      <Pair>
        {detailGroups(t, detail, 'staff', SHORT).map((group) => (
          <GroupCard key={group.title} {...group} columns={1} />
        ))}
      </Pair>
      {detailGroups(t, detail, 'staff', ['companyInfo']).map((group) => (
        <GroupCard key={group.title} {...group} />
      ))}
      <Card>
        <FoldedList>
          {foldedGroups.map(({ title, rows }, index) => (
            <details key={title}>
              <FoldedSummary width="full" columnGap="3" flexWrap="wrap" color="fg">
                <Heading level={2} size="sm">
                  {title}
                </Heading>
                <Text as="span" size="sm" tone="muted">
                  {FOLDED[index] === 'paymentMethod'
                    ? rows[0]?.value
                    : rows.find(({ label }) => label === t('detail.name'))?.value}
                </Text>
              </FoldedSummary>
              <GroupRows rows={rows} />
            </details>
          ))}
        </FoldedList>
      </Card>
    </>
  )
}

/** One field group. */
export function GroupCard({ title, rows, columns = 2 }: Group & { columns?: 1 | 2 }) {
  return (
    <Card>
      <Heading level={2} size="md" mb="3">
        {title}
      </Heading>
      <GroupRows rows={rows} columns={columns} />
    </Card>
  )
}

function GroupRows({ rows, columns = 2 }: Pick<Group, 'rows'> & { columns?: 1 | 2 }) {
  const { t: common } = useTranslation()
  return (
    <DataList
      columns={columns}
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
