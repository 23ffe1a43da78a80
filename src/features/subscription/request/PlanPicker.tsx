import { chakra, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode, Ref } from 'react'
import { formatNumber } from '#domain/money.ts'
import { serviceIn } from '#domain/plan/catalogue.ts'
import { MAX_USERS } from '#domain/plan/choices.ts'
import { isUserCount } from '#domain/plan/estimate.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useUserLimits } from '#src/features/plan/limit-texts.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { searchOf } from './order.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = {
  order: ServiceOrder
  /** The sentence about a number of users above the limit of the plan. */
  fault: string | undefined
  onUsers: (users: number) => void
  /** The field of the number of users, and whether the typed number cannot be requested. */
  field: Ref<HTMLInputElement>
  wrong: boolean
  onWrong: (wrong: boolean) => void
  /** Information about the chosen service. */
  children: ReactNode
}

/**
 * The choices of plan, number of users, payment cycle and currency, as links, so that every choice has an
 * address.
 */
export function PlanPicker({ order, fault, onUsers, field, wrong, onWrong, children }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const catalogue = useCatalogue()
  const navigate = useNavigate()
  const search = searchOf(order)
  const { services } = catalogue
  const plans = serviceIn(catalogue, order.serviceCode)?.plans ?? []
  const plan = plans.find(({ planCode }) => planCode === order.planCode)
  const { limitSentence } = useUserLimits()
  const link = (change: PlanSearch, props: object) => (
    <Link
      to="/subscription"
      search={{ ...search, ...change }}
      activeOptions={{ exact: true }}
      replace
      resetScroll={false}
      {...props}
    />
  )
  const calculate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const users = Number(new FormData(event.currentTarget).get('users'))
    onWrong(!isUserCount(users))
    if (isUserCount(users) && users !== order.userCount)
      void navigate({ to: '/subscription', search: { ...search, users }, replace: true, resetScroll: false })
  }
  const range = t('hub.usersHint', { most: formatNumber(MAX_USERS) })
  const hint = wrong ? range : (fault ?? (plan && limitSentence(plan)) ?? range)
  const chips = (
    name: 'service' | 'plan' | 'cycle' | 'currency',
    current: string,
    items: { key: string; label: string }[],
    changeTo: (key: string) => PlanSearch,
  ) => (
    <div>
      <Text size="sm" weight="bold" mb="2" aria-hidden>
        {t(`hub.${name}`)}
      </Text>
      <FilterChips
        label={t(`hub.${name}`)}
        current={current}
        items={items}
        renderLink={({ key }, props) => link(changeTo(key), props)}
      />
    </div>
  )
  return (
    <Stack gap="5">
      {chips(
        'service',
        order.serviceCode,
        services.map(({ serviceCode, shortName }) => ({ key: serviceCode, label: shortName })),
        (key) => ({ service: key, plan: undefined }),
      )}
      {children}
      {chips(
        'plan',
        order.planCode,
        plans.map(({ planCode, planName }) => ({ key: planCode, label: planName })),
        (key) => ({ plan: key }),
      )}
      <chakra.form
        onSubmit={calculate}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        gap="2"
        alignItems="end"
      >
        <TextField
          key={order.userCount}
          ref={field}
          label={t('hub.users')}
          name="users"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_USERS}
          defaultValue={order.userCount}
          onChange={({ target }) => isUserCount(Number(target.value)) && onUsers(Number(target.value))}
          onBlur={({ target }) => target.form?.requestSubmit()}
          rightSlot={<chakra.span px="3">{t('hub.usersUnit')}</chakra.span>}
        />
        <Button type="submit" variant="outline">
          {t('hub.calculate')}
        </Button>
        <Text
          size="sm"
          tone={wrong || fault ? 'danger' : 'muted'}
          gridColumn="1 / -1"
          role={wrong || fault ? 'alert' : undefined}
        >
          {hint}
        </Text>
      </chakra.form>
      {chips(
        'cycle',
        order.paymentCycle,
        (['M', 'Y'] as const).map((key) => ({ key, label: t(`cycleName.${key}`) })),
        (key) => ({ cycle: key === 'Y' ? 'Y' : undefined }),
      )}
      {chips(
        'currency',
        order.currency,
        (['KRW', 'USD'] as const).map((key) => ({ key, label: t(`currencyName.${key}`) })),
        (key) => ({ currency: key === 'USD' ? 'USD' : undefined }),
      )}
    </Stack>
  )
}
