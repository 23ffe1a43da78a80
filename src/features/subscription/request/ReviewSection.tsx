import { chakra } from '@chakra-ui/react'
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

/** The number of values in the line of a closed step. */
const SHOWN = 3

const Fold = chakra('details', {
  base: {
    flex: '1',
    minWidth: '0',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '14',
      py: '2',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { flexShrink: '0', color: 'fg.muted' },
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '&[open] > summary [data-in-short]': { display: 'none' },
  },
})

/** One step of a request before it is sent: its values in a line, all of them when it is opened, and the way back to it. */
export function ReviewSection({ step, items, isClosed, onChange }: Props) {
  const { t } = useSubscriptionRequestTexts()
  // A name is more informative than the kind of the company.
  const short = items.filter(({ key }) => key !== 'type').slice(0, SHOWN)
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
          <chakra.div flex="1" minWidth="0">
            <Heading level={2} size="sm">
              {t(`step.${step}`)}
            </Heading>
            <Text size="sm" tone="muted" data-in-short="" lineClamp={1}>
              {short.map(({ key, value }, index) => (
                <Fragment key={key}>
                  {index > 0 && ' · '}
                  {value}
                </Fragment>
              ))}
            </Text>
          </chakra.div>
          <ChevronDownIcon />
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
