import { chakra } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { formatMoney, formatNumber } from '#domain/money.ts'
import { estimateOf, isUserCount, MONTHS_PAID_A_YEAR, savedInYear } from '#domain/plan/estimate.ts'
import { planForUsers } from '#domain/plan/user-limit.ts'
import { trialLength } from '#domain/trial/rules.ts'
import { TrialLink } from '#src/features/site/TrialLink.tsx'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useUserLimits } from './limit-texts.ts'
import { PlanUsers } from './PlanUsers.tsx'
import type { PlanChoice } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

/**
 * The price of the chosen plan for a number of users, which changes with each change of the number. Without scripts
 * the form requests the same page from the server.
 */
export function PlanEstimate({ search, choice }: { search: PlanSearch; choice: PlanChoice }) {
  const { t } = usePlanTexts()
  const navigate = useNavigate()
  const { limitFault } = useUserLimits()
  const { service, cycle, currency } = choice
  const [typed, setTyped] = useState(String(choice.users))
  const [known, setKnown] = useState(choice.users)
  if (known !== choice.users) {
    setKnown(choice.users)
    if (Number(typed) !== choice.users) setTyped(String(choice.users))
  }
  const isValid = isUserCount(Number(typed))
  const users = isValid ? Number(typed) : choice.users
  const plan = planForUsers(service.plans, { planCode: search.plan, users, currency })
  const fault = limitFault({ plans: service.plans, plan, users, currency })
  const estimate = estimateOf(plan, { currency, cycle, users })
  const days = trialLength([service.trialDays])
  const money = (amount: number) => formatMoney(amount, currency)
  const count = (next: string) => {
    setTyped(next)
    if (!isUserCount(Number(next))) return
    setKnown(Number(next))
    void navigate({
      to: '/service/plan',
      search: { ...search, users: Number(next) },
      replace: true,
      resetScroll: false,
    })
  }
  const saved = money(savedInYear(plan, { currency, users }).total)
  return (
    <Card
      as="section"
      id="estimate"
      aria-label={t('estimate.title')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="10"
      rowGap="5"
      mt="4"
    >
      <chakra.form
        action="/service/plan"
        method="get"
        onSubmit={(event: FormEvent) => event.preventDefault()}
        flex="0 1 15rem"
        minWidth="0"
        containerType="inline-size"
      >
        {Object.entries({ ...search, users: undefined }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PlanUsers typed={typed} isValid={isValid} fault={fault?.text} onType={count} />
        <noscript>
          <Button type="submit" variant="outline" mt="2">
            {t('estimate.calculate')}
          </Button>
        </noscript>
      </chakra.form>
      <chakra.div role="status" flex="1 1 18rem" minWidth="0">
        <Text size="sm" tone="muted" numeric>
          {t('estimate.plan', { service: service.serviceName, plan: plan.planName })} ·{' '}
          {t(`estimate.formula${cycle}`, {
            price: money(estimate.unitPrice),
            users: formatNumber(users),
            months: MONTHS_PAID_A_YEAR,
            vat: money(estimate.vat),
          })}
        </Text>
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          <chakra.span fontSize="xl" fontWeight="bold">
            {t(`estimate.each${cycle}`)}
          </chakra.span>
          <BigNumber size="lg">{money(estimate.total)}</BigNumber>
        </chakra.p>
        {cycle === 'Y' ? (
          <Text size="sm" tone="success" weight="semibold" numeric>
            {t('estimate.saved', { saved })}
          </Text>
        ) : (
          <TextLink asChild standalone fontSize="sm" textStyle="tabular">
            <Link to="/service/plan" search={{ ...search, users, cycle: 'Y' }} resetScroll={false}>
              {t('estimate.save', { saved })}
            </Link>
          </TextLink>
        )}
      </chakra.div>
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        flexWrap="wrap"
        flexBasis={{ base: 'full', md: 'auto' }}
        gap="2"
      >
        {fault ? (
          fault.fitting && (
            <ButtonLink asChild>
              <Link
                to="/service/plan"
                search={{ ...search, plan: fault.fitting.planCode, users }}
                resetScroll={false}
              >
                {fault.offer}
              </Link>
            </ButtonLink>
          )
        ) : (
          <ButtonLink asChild>
            <Link to="/subscription" search={{ ...search, plan: plan.planCode, users }}>
              {t('estimate.request')}
            </Link>
          </ButtonLink>
        )}
        {days !== undefined && (
          <ButtonLink asChild variant="outline">
            <TrialLink service={service.serviceCode}>{t('estimate.trial', { days })}</TrialLink>
          </ButtonLink>
        )}
      </chakra.div>
      <Text size="sm" tone="muted" flexBasis="full">
        {t('estimate.note')}
      </Text>
    </Card>
  )
}
