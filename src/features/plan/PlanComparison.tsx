import { chakra } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { PaymentCycle, Plan } from '#domain/plan/catalogue.ts'
import { estimateOf, savedInYear } from '#domain/plan/estimate.ts'
import { trialLength } from '#domain/trial/rules.ts'
import { ByWidth } from '#src/ui/ByWidth.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Table } from '#src/ui/Table.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useUserLimits } from './limit-texts.ts'
import type { PlanChoice } from './plan-choice.ts'
import { usePlanTexts } from './texts.ts'

type Value = string | boolean
type Row = { key: string; name: string; values: readonly Value[] }
type Group = { key: string; name: string; rows: readonly Row[] }

type Props = {
  choice: PlanChoice
  caption: string
  /** Whether all plans contain the same, which a list then names instead of the table. */
  same: boolean
}

/** The plans of a service side by side: prices, use, what each contains, and their other differences. */
export function PlanComparison({ choice, caption, same }: Props) {
  const { t } = usePlanTexts()
  const groups = useGroups(choice, same)
  const contents = same ? (choice.service.plans[0]?.contents ?? []) : []
  const plans = choice.service.plans.map(({ planCode, planName }) => ({ key: planCode, name: planName }))
  return (
    <>
      <ByWidth
        narrow={() => (
          <NarrowComparison caption={caption} plans={plans} rows={groups.flatMap(({ rows }) => rows)} />
        )}
        wide={() => <WideComparison caption={caption} plans={plans} groups={groups} />}
      />
      {contents.length > 0 && (
        <chakra.div mt="8" px={{ md: '4' }}>
          <Heading level={3} size="sm" mb="3">
            {t('compare.inAll')}
          </Heading>
          <chakra.ul
            display="grid"
            gap="3"
            gridTemplateColumns={fluidColumns(3, '14rem')}
            listStyleType="none"
          >
            {contents.map((line) => (
              <chakra.li key={line} display="flex" gap="2">
                <CheckIcon color="brand.fg" mt="0.2em" />
                <Text>{line}</Text>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </>
  )
}

function useGroups({ service, currency }: PlanChoice, same: boolean): Group[] {
  const { t } = usePlanTexts()
  const { limitName } = useUserLimits()
  const { plans, comparison, trialDays } = service
  const ofEach = (name: (plan: Plan) => Value) => plans.map(name)
  const money = (amount: number) => formatMoney(amount, currency)
  const priceBy = (cycle: PaymentCycle): Row => ({
    key: cycle,
    name: t(`compare.price${cycle}`),
    values: ofEach((plan) => money(estimateOf(plan, { currency, cycle, users: 1 }).supply)),
  })
  const lines = same ? [] : [...new Set(plans.flatMap(({ contents }) => contents))]
  const days = trialLength([trialDays])
  const groups: Group[] = [
    {
      key: 'price',
      name: t('compare.price'),
      rows: [
        priceBy('M'),
        priceBy('Y'),
        {
          key: 'saved',
          name: t('compare.saved'),
          values: ofEach((plan) => money(savedInYear(plan, { currency, users: 1 }).supply)),
        },
      ],
    },
    {
      key: 'use',
      name: t('compare.use'),
      rows: [
        {
          key: 'users',
          name: t('compare.users'),
          values: ofEach(limitName),
        },
        { key: 'trial', name: t('compare.trial'), values: ofEach(() => days ?? t('compare.noTrial')) },
      ],
    },
    {
      key: 'contents',
      name: t('compare.contents'),
      rows: lines.map((line) => ({
        key: `contents ${line}`,
        name: line,
        values: ofEach(({ contents }) => contents.includes(line)),
      })),
    },
    {
      key: 'other',
      name: t('compare.other'),
      rows: comparison.map(({ label, values }) => ({ key: `other ${label}`, name: label, values })),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function ValueOf({ value }: { value: Value }) {
  const { t } = usePlanTexts()
  if (typeof value === 'string') return value
  if (!value) return <chakra.span color="fg.muted">{t('compare.hasNot')}</chakra.span>
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      <CheckIcon color="brand.fg" />
      {t('compare.has')}
    </chakra.span>
  )
}

type WideProps = { caption: string; plans: Plans; groups: readonly Group[] }

const WideComparison = ({ caption, plans, groups }: WideProps) => (
  <chakra.div
    css={{ '& table': { tableLayout: 'fixed' }, '& thead th + th': { color: 'fg', fontWeight: 'bold' } }}
  >
    <Table caption={caption}>
      <thead>
        <tr>
          <ItemHead />
          <PlanHeads plans={plans} />
        </tr>
      </thead>
      {groups.map(({ key, name, rows }) => (
        <tbody key={key}>
          <tr>
            <chakra.th
              scope="rowgroup"
              colSpan={plans.length + 1}
              css={{ '&&': { pt: '6', fontWeight: 'bold' } }}
            >
              {name}
            </chakra.th>
          </tr>
          {rows.map((row) => (
            <tr key={row.key}>
              <chakra.th
                scope="row"
                css={{ '&&': { fontWeight: 'normal', color: 'fg.muted', whiteSpace: 'normal' } }}
              >
                {row.name}
              </chakra.th>
              {row.values.map((value, index) => (
                <chakra.td key={plans[index]!.key} textStyle="tabular">
                  <ValueOf value={value} />
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  </chakra.div>
)

function ItemHead() {
  const { t } = usePlanTexts()
  return <th scope="col">{t('compare.item')}</th>
}

type Plans = readonly { key: string; name: string }[]

const PlanHeads = ({ plans }: { plans: Plans }) =>
  plans.map(({ key, name }) => (
    <th key={key} scope="col">
      {name}
    </th>
  ))

const NarrowLayout = chakra('div', {
  base: {
    '& table': { tableLayout: 'fixed' },
    '& :is(th, td)': { px: '1', textAlign: 'center', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& table thead th': { whiteSpace: 'normal' },
    '& tbody :is(th, td)': { borderBottomWidth: '0' },
    '& tbody th': { pt: '3', pb: '0', borderTopWidth: '1px', borderTopStyle: 'solid' },
    '& tbody td': { pt: '1', pb: '3', textStyle: 'tabular' },
  },
})

/**
 * The comparison for narrow windows, without a column of names: the name of each row is above the values of the
 * plans.
 */
const NarrowComparison = ({
  caption,
  plans,
  rows,
}: {
  caption: string
  plans: Plans
  rows: readonly Row[]
}) => (
  <NarrowLayout>
    <Table caption={caption}>
      <thead>
        <tr>
          <PlanHeads plans={plans} />
        </tr>
      </thead>
      {rows.map(({ key, name, values }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={plans.length}>
              {name}
            </th>
          </tr>
          <tr>
            {values.map((value, index) => (
              <td key={plans[index]!.key}>
                <ValueOf value={value} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </Table>
  </NarrowLayout>
)
