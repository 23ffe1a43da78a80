import { chakra } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { formatNumber } from '#domain/money.ts'
import { MAX_USERS } from '#domain/plan/choices.ts'
import { estimateOf, isUserCount } from '#domain/plan/estimate.ts'
import { trialLength } from '#domain/trial/rules.ts'
import { TrialLink } from '#src/features/site/TrialLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { EstimateLines } from './EstimateLines.tsx'
import type { PlanChoice } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

/**
 * The price of the chosen plan for a number of users. Without scripts the form requests the same page from
 * the server.
 */
export function PlanEstimate({ search, choice }: { search: PlanSearch; choice: PlanChoice }) {
  const { t } = usePlanTexts()
  const navigate = useNavigate()
  const { service, plan, users } = choice
  const days = trialLength([service.trialDays])
  const calculate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typedUsers = Number(new FormData(event.currentTarget).get('users'))
    if (isUserCount(typedUsers))
      void navigate({ to: '/service/plan', search: { ...search, users: typedUsers }, resetScroll: false })
  }
  const title = t('estimate.plan', {
    service: service.serviceName,
    plan: plan.planName,
  })
  return (
    <chakra.div
      id="estimate"
      display="grid"
      gap={{ base: '8', md: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(2, '17rem') }}
    >
      <chakra.form
        action="/service/plan"
        method="get"
        onSubmit={calculate}
        display="grid"
        gap="4"
        alignContent="start"
      >
        <Heading level={3} size="md">
          {title}
        </Heading>
        {Object.entries({ ...search, users: undefined }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextField
          key={users}
          label={t('estimate.users')}
          hint={t('estimate.usersHint', { most: formatNumber(MAX_USERS) })}
          name="users"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_USERS}
          required
          defaultValue={users}
          rightSlot={<chakra.span px="3">{t('estimate.usersUnit')}</chakra.span>}
        />
        <Button type="submit">{t('estimate.submit')}</Button>
      </chakra.form>
      <div>
        <EstimateLines estimate={estimateOf(plan, choice)} />
        <Text size="sm" tone="muted" mt="4">
          {t('estimate.note')}
        </Text>
        <chakra.div
          mt="4"
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          flexWrap="wrap"
          gap="2"
        >
          <ButtonLink asChild>
            <Link to="/subscription" search={{ ...search, plan: plan.planCode, users }}>
              {t('estimate.request')}
            </Link>
          </ButtonLink>
          {days !== undefined && (
            <ButtonLink asChild variant="outline">
              <TrialLink service={service.serviceCode}>{t('estimate.trial', { days })}</TrialLink>
            </ButtonLink>
          )}
        </chakra.div>
      </div>
    </chakra.div>
  )
}
