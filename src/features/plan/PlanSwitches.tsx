import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { TileDrawing } from '#src/ui/IconTile.tsx'
import { useCatalogue } from './catalogue-context.ts'
import type { PlanChoice } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

type Props = { search: PlanSearch; choice: PlanChoice }

/** The choices of service, payment cycle and currency, as links, so that every choice has an address. */
export function PlanSwitches({ search, choice }: Props) {
  const { t } = usePlanTexts()
  const { services } = useCatalogue()
  const link = (change: PlanSearch, props: object) => (
    <Link
      to="/service/plan"
      search={{ ...search, ...change }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      {...props}
    />
  )
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      justifyContent="space-between"
      gap="3"
      minWidth="0"
    >
      <FilterChips
        label={t('switch.service')}
        current={choice.service.serviceCode}
        items={services.map(({ serviceCode, shortName, icon }) => ({
          key: serviceCode,
          label: (
            <>
              <TileDrawing of={icon} />
              {shortName}
            </>
          ),
        }))}
        renderLink={({ key }, props) => link({ service: key, plan: undefined }, props)}
      />
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="2">
        <FilterChips
          label={t('switch.cycle')}
          current={choice.cycle}
          items={(['M', 'Y'] as const).map((key) => ({ key, label: t(`switch.${key}`) }))}
          renderLink={({ key }, props) => link({ cycle: key === 'Y' ? 'Y' : undefined }, props)}
        />
        <FilterChips
          label={t('switch.currency')}
          current={choice.currency}
          items={(['KRW', 'USD'] as const).map((key) => ({ key, label: t(`switch.${key}`) }))}
          renderLink={({ key }, props) => link({ currency: key === 'USD' ? 'USD' : undefined }, props)}
        />
      </chakra.div>
    </chakra.div>
  )
}
