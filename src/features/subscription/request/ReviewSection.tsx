import { chakra, Flex } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { FormStep } from '#domain/subscription/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = {
  step: FormStep
  items: readonly DataListItem[]
  isClosed: boolean
  onChange: () => void
}

/** The number of values shown in a closed step. */
const SHOWN = 2
// A consent is too long for one line.
const summaryFields: Partial<Record<FormStep, readonly string[]>> = {
  service: ['plan', 'users'],
  payment: ['method'],
}
// Masked values identify nothing in a summary.
const OMITTED = ['type', 'secrets.secNo']

const Fold = chakra('details', {
  base: {
    flex: '1',
    minWidth: '0',
    '& > summary': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '14',
      py: '2',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { flexShrink: '0', color: 'fg.muted' },
    },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '&[open] > summary [data-in-short]': { display: 'none' },
  },
})

/**
 * One step in the review of a request: its values in one line, all values when the step is expanded, and a button
 * that returns to the step.
 */
export function ReviewSection({ step, items, isClosed, onChange }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const keys = summaryFields[step]
  const named = items.filter(({ key }) => !OMITTED.includes(key))
  const shortItems = keys
    ? keys.flatMap((key) => items.filter((item) => item.key === key))
    : // A person has no company, whose kind is then all there is.
      (named.length > 0 ? named : items).slice(0, SHOWN)
  return (
    <chakra.section
      display="flex"
      alignItems="flex-start"
      gap="2"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderColor="border"
    >
      <Fold>
        <summary>
          <Flex align="center" gap="1">
            <Heading level={2} size="sm">
              {t(`step.${step}`)}
            </Heading>
            <ChevronDownIcon />
          </Flex>
          <Text size="sm" tone="muted" data-in-short="" lineClamp={2}>
            {shortItems.map(({ key, value, numeric }, index) => (
              <Fragment key={key}>
                {index > 0 && ' · '}
                {numeric ? <chakra.span whiteSpace="nowrap">{value}</chakra.span> : value}
              </Fragment>
            ))}
          </Text>
        </summary>
        <DataList columns={1} items={items} />
      </Fold>
      <Button
        variant="ghost"
        size="sm"
        minHeight="touch"
        mt="1.5"
        mr="-3"
        aria-label={t('review.changeOf', { step: t(`step.${step}`) })}
        aria-disabled={isClosed || undefined}
        onClick={onChange}
      >
        {t('review.change')}
      </Button>
    </chakra.section>
  )
}
