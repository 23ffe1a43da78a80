import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { changeOfFullMonth, firstShownMonth } from '#src/features/bill/full-months.ts'
import { MonthParts } from '#src/features/bill/MonthParts.tsx'
import { monthNumber } from '#src/features/bill/month-names.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Phrases } from '#src/ui/Phrases.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { type runningOf, sumsOf } from './home-facts.ts'
import type { HomeParts } from './load-home.ts'
import { useMyTexts } from './texts.ts'

export type MonthProps = {
  bills: HomeParts['bills']
  running: ReturnType<typeof runningOf>
}
type Sum = ReturnType<typeof sumsOf>[number]

/** For each state, a link with the number of subscriptions in use in this state. */
export function RunningLinks({ running }: Pick<MonthProps, 'running'>) {
  const { t } = useMyTexts()
  return (
    <Flex columnGap="4" wrap="wrap">
      {running.map(({ state, count }) => (
        <TextLink key={state} asChild standalone fontSize="sm">
          <Link to="/my/subscription" search={{ subscriptionState: state }}>
            {t(`month.running.${state}`, { count })}
          </Link>
        </TextLink>
      ))}
    </Flex>
  )
}

/** The foot of a card at its lower edge, so that the feet of cards next to each other are on one line. */
export const CardFoot = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    minHeight: '3.75rem',
    mt: 'auto',
    mb: '-2',
    pt: '3',
    borderTopWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
  },
})

/**
 * The card with the amount billed in the last full month, or in the current month if only the current month has bills.
 */
export const MonthCard = (props: MonthProps) => {
  const month = firstShownMonth(props.bills.months, kstDate(portalClock.now()))
  return (
    <Card aria-labelledby="month" display="flex" flexDirection="column" gap="3">
      {month !== undefined && <MonthAmount bills={props.bills} month={month} />}
      <CardFoot>
        <RunningLinks {...props} />
      </CardFoot>
    </Card>
  )
}

/**
 * The amount billed in a month, YYYY-MM, and its paid and unpaid parts. The last full month is compared with
 * the month before it; the current month is not, since its bills are not complete.
 */
export function MonthAmount({ bills, month }: Pick<MonthProps, 'bills'> & { month: string }) {
  const { t } = useMyTexts()
  const today = kstDate(portalClock.now())
  const sums = sumsOf(bills, month)
  const [main] = sums
  const change =
    main && !today.startsWith(month) ? changeOfFullMonth(bills.months, main.currency, today) : undefined
  return (
    <chakra.div minWidth="0">
      <Flex justify="space-between" align="center" gap="3" minHeight="8">
        <Heading level={2} size="sm" id="month">
          {t('month.title', { month: koreanMonth(monthNumber(month)) })}
        </Heading>
        <TextLink asChild standalone fontSize="sm" flexShrink="0" my="-2">
          <Link to="/my/bill">{t('month.link')}</Link>
        </TextLink>
      </Flex>
      {sums.map((sum, index) => (
        <chakra.div
          key={sum.currency}
          mt={index === 0 ? '1' : '2'}
          css={index === 0 ? {} : { '& > b, & > p': { display: 'inline-block' } }}
        >
          {index === 0 ? (
            sum.asked > 0 && <BigNumber>{formatMoney(sum.asked, sum.currency)}</BigNumber>
          ) : (
            <chakra.b fontWeight="semibold" textStyle="tabular" me="2">
              {sum.asked > 0 && formatMoney(sum.asked, sum.currency)}
            </chakra.b>
          )}
          <Remarks
            sum={sum}
            difference={
              index === 0 && change
                ? t(change.more === 0 ? 'month.same' : change.more > 0 ? 'month.more' : 'month.less', {
                    month: koreanMonth(monthNumber(change.previous)),
                    amount: formatMoney(Math.abs(change.more), sum.currency),
                  })
                : undefined
            }
          />
          {sum.unpaid > 0 && <MonthParts {...sum} />}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

/** The notes below the amount: that all of it is paid, refunds, and the comparison with the month before. */
function Remarks({ sum, difference }: { sum: Sum; difference: string | undefined }) {
  const { t } = useMyTexts()
  const { currency, asked, unpaid, givenBack, credit } = sum
  const refunds = { givenBack, credit }
  return (
    <Text size="sm" tone="muted" numeric>
      <Phrases
        items={[
          asked > 0 && unpaid === 0 && t('month.allPaid'),
          difference,
          ...(['givenBack', 'credit'] as const)
            .filter((name) => refunds[name] > 0)
            .map((name) => t(`month.${name}`, { amount: formatMoney(refunds[name], currency) })),
        ]}
      />
    </Text>
  )
}
